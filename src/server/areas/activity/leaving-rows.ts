import { isDeepStrictEqual } from 'node:util'
import type { LoggedTable } from '#domain/activity/table-sections.ts'
import { listAnsweredByFamilies } from './activity.queries.ts'
import type { NotedChange, Values } from './net-changes.ts'
import { isSoft, note, REFERENCES, type Reverting } from './reverting.ts'
import { holdRows, listReferred } from './row-tables.commands.ts'
import { loggedTable } from './shown-changes.ts'

/** Those of the added rows that were not changed since, and that nothing refers to which came later. */
export async function freeToLeave(
  reverting: Reverting,
  table: LoggedTable,
  added: readonly NotedChange[],
  changes: readonly NotedChange[],
): Promise<NotedChange[]> {
  const { tx, weddingId, lineId } = reverting
  if (added.length === 0) return []
  const keys = added.map(({ key }) => key)
  const present = await holdRows(tx, weddingId, table, keys)
  const referred = await listChildren(reverting, table, keys, changes)
  const answered = table === 'guests' ? await listAnsweredByFamilies(tx, weddingId, lineId, keys) : new Set()
  return added.filter((change) => {
    const row = present.get(change.key)
    if (!row) return false
    const columns = changedColumns(change, row)
    if (columns.length === 0 && !referred.has(change.key) && !answered.has(change.key)) return true
    note(reverting, change, answered.has(change.key) ? 'answered' : 'changed', columns)
    return false
  })
}

/** Of a row that was added, the columns that are not what they were then. */
function changedColumns({ entity, after }: NotedChange, row: Values): string[] {
  const { unnoted = [], hidden = [] } = loggedTable(entity)
  return Object.keys(row).filter((column) => {
    if (column === 'wedding_id' || unnoted.includes(column)) return false
    if (hidden.includes(column)) return !isEmpty(row[column])
    return !isDeepStrictEqual(withoutNulls(row[column]), withoutNulls(after?.[column]))
  })
}

/** The log keeps no nulls of an added row, nor those within its JSON: of a payment by the couple its part alone. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls)
  if (typeof value !== 'object' || value === null) return value ?? null
  const known = Object.entries(value).filter(([, part]) => part !== null)
  return Object.fromEntries(known.map(([name, part]) => [name, withoutNulls(part)]))
}

const isEmpty = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0)

async function listChildren(
  { tx, weddingId }: Reverting,
  table: LoggedTable,
  keys: readonly string[],
  changes: readonly NotedChange[],
): Promise<Set<string>> {
  const found = new Set<string>()
  // A row that is only marked as removed keeps what hangs on it.
  if (isSoft(table) || table === 'guests') return found
  for (const [child, references = []] of Object.entries(REFERENCES) as [
    LoggedTable,
    (typeof REFERENCES)['guests'],
  ][]) {
    for (const { column } of (references ?? []).filter((reference) => reference.table === table)) {
      const own = changes.filter(({ entity }) => entity === child).map(({ key }) => key)
      for (const key of await listReferred(tx, weddingId, { table: child, column }, keys, own)) found.add(key)
    }
  }
  return found
}
