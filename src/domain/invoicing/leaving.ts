import type { IsoDate } from '../time/dates.ts'

/**
 * The first day on which a planner may stop issuing by VERI*FACTU: the one after the year of the last record (RD
 * 1007/2023 art. 16.5, Orden HAC/1177/2024 art. 17.2). Without any record nothing has begun, so that it is today.
 */
export const leavableOn = (lastRecordOn: IsoDate | null, today: IsoDate): IsoDate =>
  lastRecordOn === null ? today : `${Number(lastRecordOn.slice(0, 4)) + 1}-01-01`
