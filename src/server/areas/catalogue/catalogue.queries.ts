import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import type { CatalogueComponent } from '#contract/catalogue.ts'
import type { Database, Transaction } from '#db/client.ts'
import { catalogueComponents } from '#db/schema/catalogue.ts'
import { BUILT_IN_COMPONENTS } from '#domain/catalogue/built-in-components.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'

const builtIn = BUILT_IN_COMPONENTS.map((component) => ({ ...component, custom: false, deleted: false }))
const builtInKeys = new Set(BUILT_IN_COMPONENTS.map(({ key }) => key))

/**
 * The catalogue of a wedding: the built-in components, then its own in the order they were made, and with
 * them the deleted ones that vendors still have.
 */
export async function listComponents(
  db: Database,
  weddingId: MemberWeddingId<'vendors', 'view'>,
): Promise<CatalogueComponent[]> {
  const custom = await db
    .select(customColumns)
    .from(catalogueComponents)
    .where(
      and(eq(catalogueComponents.weddingId, weddingId), or(isNull(catalogueComponents.deletedAt), isInUse)),
    )
    .orderBy(asc(catalogueComponents.createdAt), asc(catalogueComponents.key))
  // A component that joined the built-in catalogue later gives way to the one a wedding had made under its key.
  const ownKeys = new Set(custom.map(({ key }) => key))
  return [...builtIn.filter(({ key }) => !ownKeys.has(key)), ...custom.map(toComponent)]
}

/** Whether a wedding has a component of that key, deleted ones too: a vendor that has one can come back. */
export async function hasComponent(
  db: Database,
  weddingId: MemberWeddingId<'vendors', 'view'>,
  key: string,
): Promise<boolean> {
  if (builtInKeys.has(key)) return true
  const [custom] = await db
    .select({ key: catalogueComponents.key })
    .from(catalogueComponents)
    .where(and(eq(catalogueComponents.weddingId, weddingId), eq(catalogueComponents.key, key)))
  return custom !== undefined
}

/** Every key of a wedding's catalogue. */
export async function componentKeys(
  db: Database | Transaction,
  weddingId: MemberWeddingId<'vendors', 'view'>,
): Promise<Set<string>> {
  const custom = await db
    .select({ key: catalogueComponents.key })
    .from(catalogueComponents)
    .where(eq(catalogueComponents.weddingId, weddingId))
  return new Set([...builtInKeys, ...custom.map(({ key }) => key)])
}

/** The custom component that was made under an id; `undefined` when there is none. */
export async function findCustomComponent(
  db: Database | Transaction,
  weddingId: MemberWeddingId<'vendors', 'view'>,
  id: string,
): Promise<CatalogueComponent | undefined> {
  const [found] = await db
    .select(customColumns)
    .from(catalogueComponents)
    .where(and(eq(catalogueComponents.weddingId, weddingId), eq(catalogueComponents.id, id)))
  return found && toComponent(found)
}

/** A vendor has it, also one that can still be brought back. */
const isInUse = sql`exists (
  select from vendors v where (v.wedding_id, v.vendor_type) = (component_catalog.wedding_id, component_catalog.key))`

export const customColumns = {
  key: catalogueComponents.key,
  name: catalogueComponents.name,
  description: catalogueComponents.description,
  category: catalogueComponents.category,
  deleted: sql<boolean>`${catalogueComponents.deletedAt} is not null`,
}

export const toComponent = (row: Omit<CatalogueComponent, 'custom'>): CatalogueComponent => ({
  ...row,
  custom: true,
})
