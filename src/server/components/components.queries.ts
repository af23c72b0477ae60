import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import type { CatalogueComponent } from '#contract/components.ts'
import type { Database, Transaction } from '#db/client.ts'
import { componentCatalog } from '#db/schema/components.ts'
import { BUILT_IN_COMPONENTS } from '#domain/built-in-components.ts'
import type { MemberWeddingId } from '../auth/gate.ts'

const builtIn = BUILT_IN_COMPONENTS.map((component) => ({ ...component, custom: false, deleted: false }))
const builtInKeys = new Set(BUILT_IN_COMPONENTS.map(({ key }) => key))

/**
 * The catalogue of a wedding: the built-in components, then its own in the order they were made, and with
 * them the deleted ones that vendors still have.
 */
export async function listComponents(
  db: Database,
  weddingId: MemberWeddingId,
): Promise<CatalogueComponent[]> {
  const custom = await db
    .select(customColumns)
    .from(componentCatalog)
    .where(and(eq(componentCatalog.weddingId, weddingId), or(isNull(componentCatalog.deletedAt), isInUse)))
    .orderBy(asc(componentCatalog.createdAt), asc(componentCatalog.key))
  return [...builtIn, ...custom.map(toComponent)]
}

/** Whether a wedding has a component of that key, deleted ones too: a vendor that has one can come back. */
export async function hasComponent(db: Database, weddingId: MemberWeddingId, key: string): Promise<boolean> {
  if (builtInKeys.has(key)) return true
  const [custom] = await db
    .select({ key: componentCatalog.key })
    .from(componentCatalog)
    .where(and(eq(componentCatalog.weddingId, weddingId), eq(componentCatalog.key, key)))
  return custom !== undefined
}

/** Every key of a wedding's catalogue. */
export async function componentKeys(
  db: Database | Transaction,
  weddingId: MemberWeddingId,
): Promise<Set<string>> {
  const custom = await db
    .select({ key: componentCatalog.key })
    .from(componentCatalog)
    .where(eq(componentCatalog.weddingId, weddingId))
  return new Set([...builtInKeys, ...custom.map(({ key }) => key)])
}

/** The custom component that was made under an id; `undefined` when there is none. */
export async function findCustomComponent(
  db: Database | Transaction,
  weddingId: MemberWeddingId,
  id: string,
): Promise<CatalogueComponent | undefined> {
  const [found] = await db
    .select(customColumns)
    .from(componentCatalog)
    .where(and(eq(componentCatalog.weddingId, weddingId), eq(componentCatalog.id, id)))
  return found && toComponent(found)
}

/** A vendor has it, also one that can still be brought back. */
const isInUse = sql`exists (
  select from vendors v where (v.wedding_id, v.vendor_type) = (component_catalog.wedding_id, component_catalog.key))`

export const customColumns = {
  key: componentCatalog.key,
  name: componentCatalog.name,
  description: componentCatalog.description,
  category: componentCatalog.category,
  deleted: sql<boolean>`${componentCatalog.deletedAt} is not null`,
}

export const toComponent = (row: Omit<CatalogueComponent, 'custom'>): CatalogueComponent => ({
  ...row,
  custom: true,
})
