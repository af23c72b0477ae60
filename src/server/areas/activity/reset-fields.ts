import { isDeepStrictEqual } from 'node:util'
import { LOGGED_TABLES, type Logged } from '#domain/activity/logged-tables.ts'
import type { LoggedTable } from '#domain/activity/table-sections.ts'
import { type NotedChange, undoableColumns, type Values } from './net-changes.ts'
import { placeRecovered } from './recovered-rows.queries.ts'
import { holdParents, note, type Reverting } from './reverting.ts'
import { holdRows, writeRows } from './row-tables.commands.ts'
import { noteToldHours } from './told-hours.commands.ts'

/** Gives fields that still have the value of the line their former one; the others are conflicts. */
export async function resetFields(reverting: Reverting, table: LoggedTable, updates: readonly NotedChange[]) {
  const { tx, weddingId } = reverting
  if (updates.length === 0) return
  const present = await holdRows(
    tx,
    weddingId,
    table,
    updates.map(({ key }) => key),
  )
  const parents = await holdParents(
    reverting,
    table,
    updates.map(({ before }) => before ?? {}),
  )
  const leaving = updates.flatMap((change) => {
    const row = present.get(change.key)
    return row && isRecovery(change, row) ? [{ change, row }] : []
  })
  const { refused, given } = await placeRecovered(reverting, table, leaving)
  const writes = new Map<string, { key: string; values: Values }[]>()
  for (const change of updates) {
    const row = present.get(change.key)
    const columns = undoableColumns(change)
    if (refused.has(change.key)) continue
    if (!row || columns.length === 0) {
      note(reverting, change, row ? 'notKept' : 'gone', columns)
      continue
    }
    const missing = parents.missingOf(change.before ?? {}).map(({ column }) => column)
    const own = withoutTorn(
      table,
      columns,
      columns.filter((column) => isAsLeft(change, row, column) && !isSettled(change, row, column)),
    )
    const free = own.filter((column) => !missing.includes(column))
    const others = columns.filter((column) => !own.includes(column) && !isFormer(change, row, column))
    if (others.length > 0) note(reverting, change, 'changed', others)
    if (free.length < own.length) note(reverting, change, 'needsParent', missing)
    if (free.length === 0) continue
    const values: Values = {
      ...Object.fromEntries(free.map((column) => [column, change.before?.[column] ?? null])),
      ...given.get(change.key),
    }
    const group = Object.keys(values).sort().join(',')
    writes.set(group, [...(writes.get(group) ?? []), { key: change.key, values }])
    reverting.undone += 1
  }
  await noteToldHours(reverting, table, [...writes.values()].flat())
  for (const [group, rows] of writes) await writeRows(tx, weddingId, table, group.split(','), rows)
}

/** Whether the row waits in the bin where this change has put it. */
const isRecovery = ({ after }: NotedChange, row: Values) =>
  typeof after?.['deleted_at'] === 'string' && after['deleted_at'] === row['deleted_at']

/** Columns that make up one value stay together: an hour that another gave an end keeps its start too. */
function withoutTorn(table: LoggedTable, columns: readonly string[], own: readonly string[]): string[] {
  const { together = [] }: Logged = LOGGED_TABLES[table]
  const isTorn = columns.some((column) => together.includes(column) && !own.includes(column))
  return own.filter((column) => !(isTorn && together.includes(column)))
}

const isAsLeft = ({ after }: NotedChange, row: Values, column: string) =>
  isDeepStrictEqual(row[column] ?? null, after?.[column] ?? null)

/**
 * A guest who has answered yes or no since says 'maybe' no more: `settle_maybe` would not write it. And a 'maybe' that was
 * said since a yes or a no was taken back would end with that answer (decision 162).
 */
function isSettled({ entity, before, after }: NotedChange, row: Values, column: string): boolean {
  if (entity !== 'guests') return false
  const changes = (other: string) => other in { ...before, ...after }
  if (column === 'maybe') return before?.['maybe'] === true && !changes('rsvp') && row['rsvp'] !== null
  if (column === 'rsvp')
    return typeof before?.['rsvp'] === 'boolean' && !changes('maybe') && row['maybe'] === true
  return false
}

const isFormer = ({ before }: NotedChange, row: Values, column: string) =>
  isDeepStrictEqual(row[column] ?? null, before?.[column] ?? null)
