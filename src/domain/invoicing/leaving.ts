import type { IsoDate } from '../time/dates.ts'
import type { InvoicingMode } from './invoice-content.ts'

/**
 * The first day on which a planner may stop issuing by VERI*FACTU: the one after the year of the last record (RD
 * 1007/2023 art. 16.5, Orden HAC/1177/2024 art. 17.2). Without any record nothing has begun, and records that
 * are kept bind to no year, so that it is today.
 */
export const leavableOn = (
  lastRecordOn: IsoDate | null,
  { today, mode }: { today: IsoDate; mode: InvoicingMode },
): IsoDate =>
  lastRecordOn === null || mode === 'kept' ? today : `${Number(lastRecordOn.slice(0, 4)) + 1}-01-01`
