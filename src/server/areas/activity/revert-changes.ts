import { randomBytes } from 'node:crypto'
import type { UndoConflict } from '#domain/activity/activity.ts'
import { LOGGED_TABLES } from '#domain/activity/logged-tables.ts'
import type { LoggedTable } from '#domain/activity/table-sections.ts'
import { DUE_STATUSES } from '#domain/households/guest-mails.ts'
import { freeToLeave } from './leaving-rows.ts'
import type { NotedChange, Values } from './net-changes.ts'
import { takeOver } from './replaced-guests.ts'
import { resetFields } from './reset-fields.ts'
import { holdParents, isSoft, note, type Reverting } from './reverting.ts'
import type { Line } from './row-tables.commands.ts'
import {
  deleteRows,
  emptyExchanged,
  haveReadersLeft,
  holdRows,
  insertRows,
  isExchanged,
  writeRows,
} from './row-tables.commands.ts'
import { loggedTable } from './shown-changes.ts'

const TABLES = Object.keys(LOGGED_TABLES) as LoggedTable[]

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
  const bringBackTo = (table: LoggedTable) =>
    bringBack(
      reverting,
      table,
      of(table, 'delete').filter((change) => !isOfReplaced(change, replaced)),
    )
  for (const table of TABLES.filter((one) => !isExchanged(one))) await bringBackTo(table)
  // A chair is free for who comes back to it once those who came since have left it.
  for (const table of TABLES.filter(isExchanged)) {
    const keys = leaving.get(table)!.map(({ key }) => key)
    await emptyExchanged(line.tx, line.weddingId, table, keys)
  }
  for (const table of TABLES) await resetFields(reverting, table, of(table, 'update'))
  for (const table of TABLES.filter(isExchanged)) await bringBackTo(table)
  for (const table of TABLES.toReversed()) await takeAway(reverting, table, leaving.get(table)!)
  return { undone: reverting.undone, conflicts: reverting.conflicts }
}

/** Answers to events go with the guest whose row another one stands for. */
const isOfReplaced = ({ entity, key }: NotedChange, replaced: ReadonlySet<string>) =>
  (entity === 'guests' || entity === 'event_answers') && replaced.has(key.split('/')[0]!)

async function bringBack(reverting: Reverting, table: LoggedTable, all: readonly NotedChange[]) {
  const { tx, weddingId } = reverting
  const removed = all.filter((change) => !isCancelledMail(change))
  if (removed.length === 0) return
  const rows: { change: NotedChange; values: Values }[] = []
  const parents = await holdParents(
    reverting,
    table,
    removed.map(({ before }) => before!),
  )
  const closed = table === 'households' && (await haveReadersLeft(reverting)) ? CLOSED_LINK : {}
  for (const change of removed) {
    const values: Values = { ...change.before!, ...renewedOf(table), ...closed }
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
  const left = rows.filter(({ change }) => !inserted.has(change.key))
  const present = await holdRows(
    tx,
    weddingId,
    table,
    left.map(({ change }) => change.key),
  )
  for (const { change } of left) note(reverting, change, present.has(change.key) ? 'present' : 'taken', [])
  reverting.undone += inserted.size
}

/** A family comes back without its address when a member who may have read it has left meanwhile. */
const CLOSED_LINK = { token: null, linked_at: null, linked_by: null }

/** A mail that had not gone when its family went: nobody waits for it any more. */
const isCancelledMail = ({ entity, before }: NotedChange) =>
  entity === 'guest_mails' && DUE_STATUSES.some((due) => due === before?.['status'])

const renewedOf = (table: LoggedTable): Values =>
  Object.fromEntries(
    (loggedTable(table).renewed ?? []).map((column) => [column, randomBytes(16).toString('base64url')]),
  )

/** Rows that can be in the bin go there, with all that hangs on them; the rest is deleted. */
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
