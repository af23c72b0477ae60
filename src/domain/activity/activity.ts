import type { LoggedTable } from './table-sections.ts'

/** Days for which what was removed can be brought back, with its files; then it is deleted for good. */
export const TRASH_DAYS = 30

/** Lines of activity that a wedding keeps; older ones give way. */
export const ACTIVITY_LINES_MAX = 10_000

/** Changed rows that the lines of a wedding keep in all: an import that replaces 5,000 guests is 10,000 of them. */
export const ACTIVITY_CHANGES_MAX = 100_000

/** Lines of a page. */
export const ACTIVITY_PAGE = 40

/** Changed rows of a line that the page shows; the rest is counted. */
export const ACTIVITY_CHANGES_SHOWN = 20

/** Why a change could not be undone: the row was changed again, is gone, or is there already, or another one is in its place. */
export const UNDO_REASONS = [
  'changed',
  'gone',
  'answered',
  'present',
  'taken',
  'needsParent',
  'unpeopled',
  'notKept',
] as const

export type UndoReason = (typeof UNDO_REASONS)[number]

/** A row that an undoing left as it was. `label` names the row; it is forgotten with its guest. */
export type UndoConflict = {
  entity: LoggedTable
  key: string
  label: string | null
  fields: string[]
  reason: UndoReason
}
