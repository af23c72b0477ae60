import { eq } from 'drizzle-orm'
import type { CatalogueComponent } from '#contract/components.ts'
import type { Database } from '#db/client.ts'
import { componentCatalog } from '#db/schema/components.ts'
import { type Category, freeComponentKey } from '#domain/catalogue.ts'
import type { MemberWeddingId } from '../auth/gate.ts'
import { lockForWriting, recordChange } from '../changes.ts'
import type { Clock } from '../platform/clock.ts'
import { newId } from '../platform/ids.ts'
import { componentKeys, findCustomComponent } from './components.queries.ts'

/**
 * Makes a component of the wedding's own, under a key that no other component of it has (spec 5). One
 * at a time in a wedding, so that two of the same name get two keys. An `id` that has been used
 * answers with what it made. `null` when the wedding has `max` of its own already.
 */
export async function addComponent(
  db: Database,
  clock: Clock,
  weddingId: MemberWeddingId,
  max: number,
  draft: { id?: string | undefined; name: string; description: string | null; category: Category },
): Promise<CatalogueComponent | null> {
  const { id = newId(), name, description, category } = draft
  return db.transaction(async (tx) => {
    await lockForWriting(tx, weddingId, 'components')
    const made = await findCustomComponent(tx, weddingId, id)
    if (made) return made
    if ((await tx.$count(componentCatalog, eq(componentCatalog.weddingId, weddingId))) >= max) return null
    const taken = await componentKeys(tx, weddingId)
    const key = freeComponentKey(name, (one) => taken.has(one))
    const createdAt = clock.now()
    await tx.insert(componentCatalog).values({ weddingId, id, key, name, description, category, createdAt })
    await recordChange(tx, weddingId, 'components')
    return { key, name, description, category, custom: true }
  })
}
