import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { catalogueComponents } from '#db/schema/catalogue.ts'
import { type ImportedVendor, OTHERS_NAME } from '#domain/budget/sheet/sheet-request.ts'
import { type Category, freeComponentKey } from '#domain/catalogue/catalogue.ts'
import { componentKeys } from '#server/areas/catalogue/catalogue.queries.ts'
import type { ActingMember } from '#server/core/changes.ts'
import type { Clock } from '#server/platform/clock.ts'
import { newId } from '#server/platform/ids.ts'

type Editor = ActingMember<'vendors', 'edit'>

type Placed = Pick<ImportedVendor, 'place'>

/**
 * The component of each vendor. Those without one get the component 'Otros' of their category, which is made when the
 * wedding has none; the lock on the catalogue is held.
 */
export async function placesOf(
  tx: Transaction,
  clock: Clock,
  { weddingId }: Editor,
  added: readonly Placed[],
  max: number,
): Promise<string[] | 'noComponent' | 'full'> {
  const keys = await componentKeys(tx, weddingId)
  if (added.some(({ place }) => 'vendorType' in place && !keys.has(place.vendorType))) return 'noComponent'
  const others = await findOthers(tx, weddingId)
  const wanted = new Set(added.flatMap(({ place }) => ('othersOf' in place ? place.othersOf : [])))
  const made = [...wanted].filter((category) => !others.has(category))
  for (const category of made) {
    const key = freeComponentKey(OTHERS_NAME, (one) => keys.has(one))
    keys.add(key)
    others.set(category, key)
    const row = { key, name: OTHERS_NAME, description: null, category }
    await tx.insert(catalogueComponents).values({ ...row, weddingId, id: newId(), createdAt: clock.now() })
  }
  if (made.length > 0 && (await countOwn(tx, weddingId)) > max) return 'full'
  return added.map(({ place }) => ('vendorType' in place ? place.vendorType : others.get(place.othersOf)!))
}

const inCatalogue = (weddingId: Editor['weddingId']) =>
  and(eq(catalogueComponents.weddingId, weddingId), isNull(catalogueComponents.deletedAt))

const countOwn = (tx: Transaction, weddingId: Editor['weddingId']) =>
  tx.$count(catalogueComponents, inCatalogue(weddingId))

async function findOthers(tx: Transaction, weddingId: Editor['weddingId']): Promise<Map<Category, string>> {
  const rows = await tx
    .select({ key: catalogueComponents.key, category: catalogueComponents.category })
    .from(catalogueComponents)
    .where(and(inCatalogue(weddingId), eq(catalogueComponents.name, OTHERS_NAME)))
  return new Map(rows.map(({ key, category }) => [category, key]))
}
