import { and, eq, isNull } from 'drizzle-orm'
import type { CatalogueComponent } from '#contract/catalogue.ts'
import type { Database } from '#db/client.ts'
import { catalogueComponents } from '#db/schema/catalogue.ts'
import { type Category, freeComponentKey } from '#domain/catalogue/catalogue.ts'
import { type ActingMember, lockForWriting, recordChange } from '#server/core/changes.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'
import type { Clock } from '#server/platform/clock.ts'
import { newId } from '#server/platform/ids.ts'
import { componentKeys, customColumns, findCustomComponent, toComponent } from './catalogue.queries.ts'

/**
 * Makes a component of the wedding's own, under a key that no other component of it has (spec 5). One
 * at a time in a wedding, so that two of the same name get two keys. An `id` that has been used
 * answers with what it made. `null` when the wedding has `max` of its own already.
 */
export async function addComponent(
  db: Database,
  clock: Clock,
  by: ActingMember<'vendors', 'edit'>,
  max: number,
  component: { id?: string | undefined; name: string; description: string | null; category: Category },
): Promise<CatalogueComponent | null> {
  const { weddingId } = by
  const { id = newId(), name, description, category } = component
  return db.transaction(async (tx) => {
    await lockForWriting(tx, weddingId, 'catalogue')
    const made = await findCustomComponent(tx, weddingId, id)
    if (made) return made
    if ((await tx.$count(catalogueComponents, inCatalogue(weddingId))) >= max) return null
    const taken = await componentKeys(tx, weddingId)
    const key = freeComponentKey(name, (one) => taken.has(one))
    const createdAt = clock.now()
    await tx
      .insert(catalogueComponents)
      .values({ weddingId, id, key, name, description, category, createdAt })
    await recordChange(tx, by, 'catalogue')
    return { key, name, description, category, custom: true, deleted: false }
  })
}

type ComponentChanges = {
  name?: string | undefined
  description?: string | null | undefined
  category?: Category | undefined
}

/** Changes the given fields of a custom component; `undefined` when the wedding has no such one. */
export async function updateComponent(
  db: Database,
  by: ActingMember<'vendors', 'edit'>,
  key: string,
  { name, description, category }: ComponentChanges,
): Promise<CatalogueComponent | undefined> {
  const { weddingId } = by
  return db.transaction(async (tx) => {
    const [changed] = await tx
      .update(catalogueComponents)
      // The key is written too, so that a change of nothing finds the component all the same.
      .set({ key, name, description, category })
      .where(isOwn(weddingId, key))
      .returning(customColumns)
    if (!changed) return
    await recordChange(tx, by, 'catalogue')
    return toComponent(changed)
  })
}

/** Takes a custom component out of the catalogue; `false` when the wedding has no such one. */
export async function removeComponent(
  db: Database,
  clock: Clock,
  by: ActingMember<'vendors', 'edit'>,
  key: string,
): Promise<boolean> {
  const { weddingId } = by
  return db.transaction(async (tx) => {
    const removed = await tx
      .update(catalogueComponents)
      .set({ deletedAt: clock.now() })
      .where(isOwn(weddingId, key))
      .returning({ key: catalogueComponents.key })
    if (removed.length === 0) return false
    await recordChange(tx, by, 'catalogue')
    return true
  })
}

const inCatalogue = (weddingId: MemberWeddingId<'vendors', 'edit'>) =>
  and(eq(catalogueComponents.weddingId, weddingId), isNull(catalogueComponents.deletedAt))

const isOwn = (weddingId: MemberWeddingId<'vendors', 'edit'>, key: string) =>
  and(inCatalogue(weddingId), eq(catalogueComponents.key, key))
