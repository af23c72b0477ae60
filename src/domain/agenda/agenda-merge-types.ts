import type { IsoDate } from '../time/dates.ts'
import type { AgendaItem, AgendaTime } from './agenda.ts'

/** The fields of an item that are prepared in a draft of its day; a tick belongs to the published day. */
export const PREPARED_FIELDS = [
  'time',
  'title',
  'place',
  'mapUrl',
  'notes',
  'responsible',
  'isFixed',
  'isShownToGuests',
] as const satisfies readonly (keyof AgendaItem)[]

export type PreparedField = (typeof PREPARED_FIELDS)[number]
export type PreparedFields = Pick<AgendaItem, PreparedField>

/**
 * A day as it was when its changes began to be prepared: the base of a three-way merge. A field that is missing is not
 * known, for drafts that are older than this record, and counts as changed on both sides.
 */
export type MergeBase = {
  name?: string
  date?: IsoDate
  /** By the id of the published item. */
  items: Record<string, { copyId: string; fields: Partial<PreparedFields> }>
}

export type DraftedItem = PreparedFields & { id: string; replaces: string | null }
export type PublishedItem = PreparedFields & { id: string; dayId: string }

/**
 * A field that two sides have changed each in its own way. `field` is `item` where one of them has removed what the
 * other has changed, whose value is then `null`.
 */
export type MergeConflict = {
  /** The published item; `null` for a field of the day. */
  itemId: string | null
  title: string
  field: PreparedField | 'name' | 'date' | 'dayId' | 'item'
  published: unknown
  prepared: unknown
}

export type Side = 'published' | 'prepared'

export type Merge = {
  /** The new name and date of the published day. */
  day: { name: string; date: IsoDate }
  changes: { itemId: string; fields: Partial<PreparedFields> & { dayId?: string } }[]
  /** Published items that go. */
  removed: string[]
  /** Items of the draft that become items of the day, with their time on its date. */
  added: { copyId: string; time: AgendaTime }[]
  /** The conflicts that are not decided: with one of these nothing is published. */
  conflicts: MergeConflict[]
}

export type MergeSides = {
  /** The zone of the wedding. */
  timeZone: string
  base: MergeBase
  draft: { name: string; date: IsoDate; items: readonly DraftedItem[] }
  /** The published day, with its items and those of its copies that were moved to another day. */
  published: { id: string; name: string; date: IsoDate; items: readonly PublishedItem[] }
}
