import { HOUR_MS } from '../time/time.ts'

/** `waiting` until a job begins with it, `preparing` while it works, then `ready` until the link ends. */
export const DATA_EXPORT_STATUSES = ['waiting', 'preparing', 'ready'] as const

/** How long the link of a copy works, in hours; its file goes with it. */
export const DATA_EXPORT_HOURS = 24

export const DATA_EXPORT_MS = DATA_EXPORT_HOURS * HOUR_MS

/** Copies a person may ask for in a day. */
export const DATA_EXPORTS_A_DAY = 5

/** Bytes of files of weddings in one copy of a person; the files of weddings beyond it are downloaded wedding by wedding. */
export const DATA_EXPORT_MAX_BYTES = 20 * 1024 ** 3
