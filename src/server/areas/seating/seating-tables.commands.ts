import { and, eq, or, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { seatingTables } from '#db/schema/seating.ts'
import { nextTableNumber, type SeatingTable, TABLES_MAX } from '#domain/seating/seating.ts'
import { type ActingMember, lockForWriting, recordChange } from '#server/core/changes.ts'
import type { Platform } from '#server/core/context.ts'
import { newId } from '#server/platform/ids.ts'
import { arrangeChairs } from './arrange-chairs.commands.ts'
import { findTable, hasEvent } from './seating.queries.ts'

type Editor = ActingMember<'seating', 'edit'>

type Standing = 'name' | 'shape' | 'seats' | 'position' | 'rotation' | 'hasStairs'

type NewTable = Pick<SeatingTable, 'eventId' | Standing> & {
  id?: string | undefined
  number?: number | undefined
  createdAt?: string | undefined
}

type TableChanges = {
  [Field in 'number' | 'isLocked' | 'isOrdered' | Standing]?: SeatingTable[Field] | undefined
}

/**
 * Adds a table. Retries share the id, so a repeated one returns the existing table. `'full'` when the event has as many
 * as it may, `'noEvent'` when the wedding does not have it.
 */
export async function addTable(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  by: Editor,
  { id = newId(), number, createdAt, position, ...table }: NewTable,
): Promise<SeatingTable | 'full' | 'noEvent'> {
  const { weddingId } = by
  return db.transaction(async (tx) => {
    await lockForWriting(tx, weddingId, 'seating')
    const existing = await findTable(tx, weddingId, id)
    if (existing) return existing
    if (!(await hasEvent(tx, weddingId, table.eventId))) return 'noEvent'
    const others = await tx
      .select({ number: seatingTables.number })
      .from(seatingTables)
      .where(
        and(
          eq(seatingTables.weddingId, weddingId),
          sql`${seatingTables.eventId} is not distinct from ${table.eventId}::uuid`,
        ),
      )
    if (others.length >= TABLES_MAX) return 'full'
    const now = clock.now().toISOString()
    await tx.insert(seatingTables).values({
      ...table,
      ...position,
      weddingId,
      id,
      number: number ?? nextTableNumber(others),
      createdAt: sql`least(${createdAt ?? now}::timestamptz, ${now}::timestamptz)`,
    })
    await recordChange(tx, by, 'seating')
    return (await findTable(tx, weddingId, id))!
  })
}

/** Changes the given fields of a table and no other; `undefined` when there is no such table. */
export async function updateTable(
  db: Database,
  by: Editor,
  tableId: string,
  { position, ...changes }: TableChanges,
): Promise<SeatingTable | undefined> {
  return db.transaction(async (tx) => {
    await lockForWriting(tx, by.weddingId, 'seating')
    const place = position === undefined ? {} : (position ?? NOWHERE)
    const given = Object.entries({ ...changes, ...place }).filter(([, value]) => value !== undefined)
    if (given.length > 0) {
      const changed = await tx
        .update(seatingTables)
        .set(Object.fromEntries(given))
        .where(and(isTable(by, tableId), or(...given.map(isAnother))))
        .returning({ id: seatingTables.id })
      if (changed.length > 0) {
        if (changes.isOrdered) await arrangeChairs(tx, by.weddingId, [tableId])
        await recordChange(tx, by, 'seating')
      }
    }
    return findTable(tx, by.weddingId, tableId)
  })
}

/** A table without a position. */
const NOWHERE = { x: null, y: null }

const isTable = ({ weddingId }: Editor, tableId: string) =>
  and(eq(seatingTables.weddingId, weddingId), eq(seatingTables.id, tableId))

const isAnother = ([field, value]: [string, unknown]) =>
  sql`${seatingTables[field as keyof typeof seatingTables.$inferSelect]} is distinct from ${value}`

/** Removes a table, and the seats at it; `false` when there is no such table. */
export async function removeTable(db: Database, by: Editor, tableId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockForWriting(tx, by.weddingId, 'seating')
    const removed = await tx
      .delete(seatingTables)
      .where(isTable(by, tableId))
      .returning({ id: seatingTables.id })
    if (removed.length > 0) await recordChange(tx, by, 'seating')
    return removed.length > 0
  })
}
