import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time/time.ts'

/** `waiting` until a job begins with it, `preparing` while it works; then `ready`, or `failed` with a reason. */
export const EXPORT_STATES = ['waiting', 'preparing', 'ready', 'failed'] as const

export type ExportState = (typeof EXPORT_STATES)[number]

/**
 * Why a copy of a wedding was not made: its files are more than a ZIP brings in again, there is no room for it, it took
 * too long, its person sees the wedding no more, the server was stopped too often, or an error of ours.
 */
export const EXPORT_FAILURES = [
  'TOO_LARGE',
  'NO_ROOM',
  'TOO_SLOW',
  'NO_ACCESS',
  'INTERRUPTED',
  'FAILED',
] as const

export type ExportFailure = (typeof EXPORT_FAILURES)[number]

/** The steps of a copy: its tables are written, its files are added, and the ZIP is put away. */
export const EXPORT_STEPS = ['tables', 'files', 'storing'] as const

export type ExportStep = (typeof EXPORT_STEPS)[number]

/** How long the ZIP of a copy is kept, in days. */
export const EXPORT_DAYS = 7

export const EXPORT_MS = EXPORT_DAYS * DAY_MS

/** The newest copies of a person that are kept of one wedding; an older one goes when another is ready. */
export const EXPORTS_KEPT = 3

/** Copies that a person may ask for in a day, of one wedding and of all their weddings. */
export const EXPORTS_A_DAY = 5
export const EXPORTS_OF_ALL_A_DAY = 30

/** How long a copy may be in the making, all attempts together. */
export const EXPORT_MAKING_MS = 2 * HOUR_MS

/** How often a copy is begun anew after a failure or a lost process. */
export const EXPORT_ATTEMPTS = 4

/** A copy under way of which nothing was heard for so long is lost: its job notes progress each second. */
export const EXPORT_SILENT_MS = 30 * MINUTE_MS

/** A copy that no job has begun within this time is lost. */
export const EXPORT_WAITING_MS = DAY_MS

/** How long a link to a ZIP works, in seconds: it is made when the person has confirmed who they are. */
export const EXPORT_LINK_SECONDS = 60 * 60

/** Whether nothing can be expected of a copy under way any more; `heardAt` is when its job last noted something. */
export function isLost({ state, heardAt }: { state: ExportState; heardAt: Date }, now: Date): boolean {
  const silent = now.getTime() - heardAt.getTime()
  if (state === 'waiting') return silent > EXPORT_WAITING_MS
  return state === 'preparing' && silent > EXPORT_SILENT_MS
}

/** Shares of the whole that each step takes, in percent. */
const TABLES_SHARE = 8
const FILES_SHARE = 86

/** How much of a copy is made, in percent. */
export function exportProgress(step: ExportStep, bytes: number, ofBytes: number): number {
  if (step === 'tables') return 0
  if (step === 'storing') return TABLES_SHARE + FILES_SHARE
  const share = ofBytes > 0 ? Math.min(1, bytes / ofBytes) : 1
  return TABLES_SHARE + Math.floor(share * FILES_SHARE)
}
