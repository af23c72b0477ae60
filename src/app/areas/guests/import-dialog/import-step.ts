import type { GuestSummary } from '#contract/guests.ts'
import type { ImportProgress } from '../import/guest-table.ts'

/** The steps of an import (spec 4): its source, how it is read, what it would bring, what becomes of the list. */
/** Whether a list comes beside the present one, or in its place. */
export type Mode = 'append' | 'overwrite'

export type ImportStep =
  | { at: 'source' }
  | { at: 'reading'; fileName: string | null; progress: ImportProgress }
  | { at: 'columns' }
  | { at: 'preview' }
  | { at: 'merge' }
  | { at: 'overwrite'; summary: GuestSummary; hasChanged: boolean }
