import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from '#db/client.ts'
import {
  LOGGED_TABLES,
  type LoggedTable,
  SOFT_REMOVED_TABLES,
  type UndoConflict,
  type UndoReason,
} from '#domain/activity.ts'
import { foldText } from '#domain/fold-text.ts'
import type { MemberWeddingId } from '../auth/gate.ts'
import { listAnsweredByFamilies } from './activity.queries.ts'
import { type NotedChange, undoableColumns, type Values } from './net-changes.ts'
import { deleteRows, holdRows, insertRows, listReferred, writeRows } from './row-tables.commands.ts'
import { loggedTable } from './shown-changes.ts'

/** Columns that refer to rows of another logged table. What is optional is left empty when that row is gone. */
const REFERENCES: Partial<Record<LoggedTable, { column: string; table: LoggedTable; isOptional?: true }[]>> =
  {
    guests: [{ column: 'household_id', table: 'households', isOptional: true }],
    household_answers: [{ column: 'household_id', table: 'households' }],
    event_answers: [
      { column: 'guest_id', table: 'guests' },
      { column: 'event_id', table: 'wedding_events' },
    ],
    vendors: [{ column: 'head_event_id', table: 'wedding_events', isOptional: true }],
    agenda_items: [{ column: 'day_id', table: 'agenda_days' }],
    inspirations: [{ column: 'folder_id', table: 'inspiration_folders' }],
  }

const TABLES = Object.keys(LOGGED_TABLES) as LoggedTable[]

type Line = { tx: Transaction; weddingId: MemberWeddingId; lineId: string; now: Date }

type Reverting = Line & { conflicts: UndoConflict[]; undone: number }

/**
 * Puts rows back to what they were before a line: those it removed come back, parents first; fields that still have
 * the value it gave them get their former one; rows it added go, unless they were changed since. A person of an
 * imported list who stays because of an answer takes over what the removed row of the same name said.
 */
export async function revertChanges(
  line: Line,
  changes: readonly NotedChange[],
): Promise<{ undone: number; conflicts: UndoConflict[] }> {
  const reverting: Reverting = { ...line, conflicts: [], undone: 0 }
  const of = (table: LoggedTable, op: NotedChange['op']) =>
    changes.filter((change) => change.entity === table && change.op === op)
  const leaving = new Map<LoggedTable, NotedChange[]>()
  for (const table of TABLES)
    leaving.set(table, await freeToLeave(reverting, table, of(table, 'insert'), changes))
  const replaced = await takeOver(
    reverting,
    of('guests', 'delete'),
    of('guests', 'insert'),
    leaving.get('guests')!,
  )
  for (const table of TABLES) {
    const rows = of(table, 'delete').filter((change) => !isOfReplaced(change, replaced))
    await bringBack(reverting, table, rows)
  }
  for (const table of TABLES) await resetFields(reverting, table, of(table, 'update'))
  for (const table of TABLES.toReversed()) await takeAway(reverting, table, leaving.get(table)!)
  return { undone: reverting.undone, conflicts: reverting.conflicts }
}

/** Answers to events go with the guest whose row another one stands for. */
const isOfReplaced = ({ entity, key }: NotedChange, replaced: ReadonlySet<string>) =>
  (entity === 'guests' || entity === 'event_answers') && replaced.has(key.split('/')[0]!)

/** Those of the added rows that nobody changed since, and that nothing refers to which came later. */
async function freeToLeave(
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
    return !isDeepStrictEqual(row[column] ?? null, after?.[column] ?? null)
  })
}

const isEmpty = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0)

async function listChildren(
  { tx, weddingId }: Reverting,
  table: LoggedTable,
  keys: readonly string[],
  changes: readonly NotedChange[],
): Promise<Set<string>> {
  const found = new Set<string>()
  // What is only marked as removed keeps what hangs on it.
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

/** Gives the removed guests whose row another one stands for now. */
async function takeOver(
  reverting: Reverting,
  removed: readonly NotedChange[],
  added: readonly NotedChange[],
  leaving: readonly NotedChange[],
): Promise<Set<string>> {
  const { tx, weddingId } = reverting
  const replaced = new Set<string>()
  if (removed.length === 0) return replaced
  const gone = new Set(leaving)
  const staying = added.filter((change) => !gone.has(change))
  const present = await holdRows(
    tx,
    weddingId,
    'guests',
    staying.map(({ key }) => key),
  )
  const byName = new Map(
    removed.map((change) => [foldText(String(change.before?.['full_name'] ?? '')), change]),
  )
  for (const { key, after } of staying) {
    const row = present.get(key)
    const former = row && byName.get(foldText(String(row['full_name'])))
    if (!row || !former || replaced.has(former.key)) continue
    replaced.add(former.key)
    const untouched = CARRIED_OVER.filter((column) =>
      isDeepStrictEqual(row[column] ?? null, after?.[column] ?? null),
    )
    const values = Object.fromEntries(untouched.map((column) => [column, former.before?.[column] ?? null]))
    await writeRows(tx, weddingId, 'guests', untouched, [{ key, values }])
    reverting.undone += 1
  }
  return replaced
}

/** What a list says of a person, beside the answer and the family. */
const CARRIED_OVER = ['email', 'notes', 'side', 'phone', 'age_years', 'menu', 'bus_out', 'bus_back']

async function bringBack(reverting: Reverting, table: LoggedTable, removed: readonly NotedChange[]) {
  const { tx, weddingId } = reverting
  if (removed.length === 0) return
  const rows: { change: NotedChange; values: Values }[] = []
  const parents = await holdParents(
    reverting,
    table,
    removed.map(({ before }) => before!),
  )
  for (const change of removed) {
    const values = { ...change.before! }
    const missing = parents.missingOf(values)
    for (const { column, isOptional } of missing) if (isOptional) values[column] = null
    if (missing.some(({ isOptional }) => !isOptional)) note(reverting, change, 'needsParent', [])
    else rows.push({ change, values })
  }
  const inserted = new Set(
    await insertRows(
      tx,
      weddingId,
      table,
      rows.map(({ values }) => values),
    ),
  )
  for (const { change } of rows) if (!inserted.has(change.key)) note(reverting, change, 'present', [])
  reverting.undone += inserted.size
}

/** What rows refer to, as far as it is there. */
async function holdParents({ tx, weddingId }: Reverting, table: LoggedTable, rows: readonly Values[]) {
  const references = REFERENCES[table] ?? []
  const there = await Promise.all(
    references.map(async ({ column, table: parent }) => {
      const keys = [...new Set(rows.map((row) => row[column]).filter((key) => typeof key === 'string'))]
      return new Set((await holdRows(tx, weddingId, parent, keys)).keys())
    }),
  )
  return {
    missingOf: (row: Values) =>
      references.filter(
        ({ column }, place) => typeof row[column] === 'string' && !there[place]!.has(row[column]),
      ),
  }
}

async function resetFields(reverting: Reverting, table: LoggedTable, updates: readonly NotedChange[]) {
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
  const writes = new Map<string, { key: string; values: Values }[]>()
  for (const change of updates) {
    const row = present.get(change.key)
    const columns = undoableColumns(change)
    if (!row || columns.length === 0) {
      note(reverting, change, row ? 'notKept' : 'gone', columns)
      continue
    }
    const missing = parents.missingOf(change.before ?? {}).map(({ column }) => column)
    const own = columns.filter((column) =>
      isDeepStrictEqual(row[column] ?? null, change.after?.[column] ?? null),
    )
    const free = own.filter((column) => !missing.includes(column))
    const others = columns.filter((column) => !own.includes(column) && !isFormer(change, row, column))
    if (others.length > 0) note(reverting, change, 'changed', others)
    if (free.length < own.length) note(reverting, change, 'needsParent', missing)
    if (free.length === 0) continue
    const values = Object.fromEntries(free.map((column) => [column, change.before?.[column] ?? null]))
    const group = free.sort().join(',')
    writes.set(group, [...(writes.get(group) ?? []), { key: change.key, values }])
    reverting.undone += 1
  }
  for (const [group, rows] of writes) await writeRows(tx, weddingId, table, group.split(','), rows)
}

const isFormer = ({ before }: NotedChange, row: Values, column: string) =>
  isDeepStrictEqual(row[column] ?? null, before?.[column] ?? null)

/** What can be in the trash goes there, with all that hangs on it; the rest is deleted. */
async function takeAway(reverting: Reverting, table: LoggedTable, leaving: readonly NotedChange[]) {
  const { tx, weddingId, now } = reverting
  if (leaving.length === 0) return
  const keys = leaving.map(({ key }) => key)
  if (isSoft(table)) {
    const values = { deleted_at: now.toISOString() }
    await writeRows(
      tx,
      weddingId,
      table,
      ['deleted_at'],
      keys.map((key) => ({ key, values })),
    )
  } else await deleteRows(tx, weddingId, table, keys)
  reverting.undone += keys.length
}

const isSoft = (table: LoggedTable) => (SOFT_REMOVED_TABLES as readonly LoggedTable[]).includes(table)

/** Conflicts that are kept with a line; beyond, their number tells nothing more. */
const CONFLICTS_KEPT = 200

function note({ conflicts }: Reverting, change: NotedChange, reason: UndoReason, fields: string[]) {
  const { entity, key, label } = change
  const isParted = conflicts.some((one) => one.entity === entity && one.key === key)
  if (!isParted && conflicts.length < CONFLICTS_KEPT) conflicts.push({ entity, key, label, fields, reason })
}
