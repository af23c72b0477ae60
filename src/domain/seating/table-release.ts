import type { IsoDate } from '../time/dates.ts'

/** When each family sees its table at its own link: not at all, on the day of the event, or from now on. */
export const TABLE_RELEASES = ['no', 'day', 'now'] as const

export type TableRelease = (typeof TABLE_RELEASES)[number]

/** Whether the tables of an event are shown to its guests; without a date its day never comes. */
export const areTablesShown = (release: TableRelease, date: IsoDate | null, today: IsoDate): boolean =>
  release === 'now' || (release === 'day' && date !== null && date <= today)
