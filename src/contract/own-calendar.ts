import * as z from 'zod'
import { instant, memberRoute, weddingPath } from './base.ts'

const shown = {
  /** The open tasks that have a day. */
  showsTasks: z.boolean(),
  /** The payments to vendors that are due, with their amounts and without an account. */
  showsPayments: z.boolean(),
}

/**
 * The address of a member's own calendar of a wedding, which other calendars subscribe to: the agenda, and what the
 * member chose. It shows what the member may see at each reading, and ends with the membership.
 */
export const ownCalendar = z.object({ ...shown, path: z.string(), createdAt: instant })

export type OwnCalendar = z.infer<typeof ownCalendar>

const path = '/weddings/{weddingId}/agenda/own-calendar'
const tags = ['agenda']

export const ownCalendarContract = {
  /** Null until it is made. */
  get: memberRoute('agenda', 'view')
    .route({ method: 'GET', path, tags, summary: "The caller's own calendar" })
    .input(weddingPath)
    .output(ownCalendar.nullable()),

  /** Makes it, or changes what it shows; its address stays. */
  save: memberRoute('agenda', 'view')
    .meta({ access: 'member', silent: true })
    .route({ method: 'PUT', path, tags, summary: 'Open the own calendar, or choose what it shows' })
    .input(weddingPath.extend(shown))
    .output(ownCalendar),

  /** Closes its address for good; a new one has another. */
  remove: memberRoute('agenda', 'view')
    .meta({ access: 'member', silent: true })
    .route({ method: 'DELETE', path, tags, summary: 'Close the own calendar' })
    .input(weddingPath)
    .output(z.object({ removed: z.literal(true) })),
}
