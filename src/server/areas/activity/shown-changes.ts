import type { ActivityChange, UndoState } from '#contract/activity.ts'
import { LOGGED_TABLES, type Logged } from '#domain/activity/logged-tables.ts'
import { type LoggedTable, TABLE_SECTIONS } from '#domain/activity/table-sections.ts'
import { type Access, isEnough } from '#domain/members/permissions.ts'

/** The tables as entries, for those who go through them all. */
export const LOGGED = Object.entries(LOGGED_TABLES) as [LoggedTable, Logged][]

export const loggedTable = (entity: LoggedTable): Logged => LOGGED_TABLES[entity]

/** Of a table that is logged in parts, the kind of the rows of this one. */
export const kindOf = (entity: LoggedTable): string | null =>
  loggedTable(entity).table ? entity.slice(entity.lastIndexOf('_') + 1) : null

type Change = {
  entity: LoggedTable
  op: ActivityChange['op']
  before: Record<string, unknown> | null
}

/** Whether a change can be undone at all: of some tables nothing, of some nothing but that rows were removed; an address that was closed stays so. */
export function isUndoable({ entity, op, before }: Change, action: string): boolean {
  const { isFinal, final = [] } = loggedTable(entity)
  if (isFinal === true) return false
  if (op === 'delete' || isImportedFile(entity, op, action)) return true
  if (isFinal === undefined) return op === 'insert' || !final.some((column) => before && column in before)
  return op === 'update' && before !== null && 'deleted_at' in before
}

/** A file that was uploaded stays; those of an import go with the rest of it, into the bin. */
const isImportedFile = (entity: LoggedTable, op: ActivityChange['op'], action: string): boolean =>
  action === 'imports.apply' && op === 'insert' && loggedTable(entity).table === 'item_files'

/** The tables whose rows a member may see; all, or those of a section. */
export const visibleTables = (access: Access, section?: string): LoggedTable[] =>
  LOGGED.filter(
    ([name]) =>
      isEnough(access[TABLE_SECTIONS[name]], 'view') &&
      (section === undefined || TABLE_SECTIONS[name] === section),
  ).map(([name]) => name)

/** Columns that hold amounts, of all tables; a member without the budget sees none of them. */
export const AMOUNTS = LOGGED.flatMap(([, { amounts = [] }]) => amounts)

/** Columns whose changes cannot be undone, of all tables. */
export const FINAL_COLUMNS = LOGGED.flatMap(([, { final = [] }]) => final)

/** The values of a change that a member is shown: no keys, no secrets, no amounts without the budget. */
export function shownFields(
  entity: LoggedTable,
  values: Record<string, unknown> | null,
  access: Access,
): ActivityChange['before'] {
  if (!values) return null
  const { key, unnoted = [], amounts = [], hidden = [] } = loggedTable(entity)
  const left = new Set([
    'wedding_id',
    ...key,
    ...unnoted,
    ...(isEnough(access.budget, 'view') ? [] : amounts),
  ])
  const shown = Object.entries(values).filter(([column]) => !left.has(column))
  // That a hidden column changed is told, with a value of null.
  return Object.fromEntries(shown.map(([column, value]) => [column, hidden.includes(column) ? null : value]))
}

/** The changes of a line to a table: how many rows, and of how many the log keeps enough to undo it. */
export type CountedRows = {
  entity: LoggedTable
  op: ActivityChange['op']
  count: number
  kept: number
  /** How many rows it removed, or brought back. */
  removals: number
  hasAmounts: boolean
  /** Whether it made drafts public, or drafts of what was. */
  hasPublished: boolean
  /** Whether they are changes that cannot be undone. */
  isFinal: boolean
}

/** A member's rights, which decide on 'Deshacer'. */
export type Undoer = { access: Access; seesDrafts: boolean; actor: { userId: string } }

/** Whether a member finds 'Deshacer' at a line. */
export function undoStateOf(
  rows: readonly CountedRows[],
  { isUndone, actorId, action }: { isUndone: boolean; actorId: string | null; action: string },
  undoer: Undoer,
): UndoState {
  if (isUndone) return 'undone'
  const undoable = rows.filter((row) => {
    const { isFinal } = loggedTable(row.entity)
    if (isImportedFile(row.entity, row.op, action)) return true
    return !row.isFinal && (isFinal === undefined || (isFinal === 'exceptRemoval' && row.removals > 0))
  })
  if (undoable.length === 0) return 'final'
  if (undoable.every(({ kept }) => kept === 0)) return 'expired'
  return mayUndo(undoable, actorId, undoer) ? 'ready' : 'closed'
}

/**
 * Undoing needs to edit every section that is touched, and the budget where amounts are. What planners have published
 * they alone make drafts again, and a comment that was removed is its author's.
 */
export const mayUndo = (
  rows: readonly Pick<CountedRows, 'entity' | 'hasAmounts' | 'hasPublished'>[],
  actorId: string | null,
  { access, seesDrafts, actor }: Undoer,
): boolean =>
  rows.every(
    ({ entity, hasAmounts, hasPublished }) =>
      isEnough(access[TABLE_SECTIONS[entity]], 'edit') &&
      (!hasAmounts || isEnough(access.budget, 'edit')) &&
      (!hasPublished || seesDrafts) &&
      (loggedTable(entity).table !== 'comments' || actorId === actor.userId),
  )
