import type { IsoDate } from '../time/dates.ts'

/** When each family sees its table at its own link: not at all, on the day of the event, or from now on. */
export const TABLE_RELEASES = ['no', 'day', 'now'] as const

export type TableRelease = (typeof TABLE_RELEASES)[number]

/** The choice for the wedding itself, which stands for its further events too, and those of events that differ. */
export type TableReleases = {
  shown: TableRelease
  events: { eventId: string; shown: TableRelease }[]
}

/** The choice that stands for an event; `null` is the wedding itself. */
export const releaseOf = ({ shown, events }: TableReleases, eventId: string | null): TableRelease =>
  events.find((event) => event.eventId === eventId)?.shown ?? shown

/** Whether the tables of an event are shown to its guests; without a date its day never comes. */
export const areTablesShown = (release: TableRelease, date: IsoDate | null, today: IsoDate): boolean =>
  release === 'now' || (release === 'day' && date !== null && date <= today)
