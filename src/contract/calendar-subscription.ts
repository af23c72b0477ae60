import * as z from 'zod'
import { instant, plannerRoute } from './base.ts'
import { BROWSER_SESSION_ONLY } from './shared-errors.ts'

/** The address is a permission to read the calendar, so no program reads it. */
const subscriptionRoute = plannerRoute
  .meta({ access: 'planner', browserOnly: true })
  .errors({ BROWSER_SESSION_ONLY })

const shown = {
  showsWeddings: z.boolean(),
  showsHolds: z.boolean(),
  showsAppointments: z.boolean(),
  showsClosures: z.boolean(),
}

/** The address of a planner's calendar, to which other calendars subscribe, and what it shows. */
export const calendarSubscription = z.object({ ...shown, path: z.string(), createdAt: instant })

export type CalendarSubscription = z.infer<typeof calendarSubscription>

const path = '/planner/calendar/subscription'
const tags = ['calendar']

export const calendarSubscriptionContract = {
  /** Null until it is made. */
  get: subscriptionRoute
    .route({ method: 'GET', path, tags, summary: 'The address of the own calendar' })
    .output(calendarSubscription.nullable()),

  /** Makes it, or changes what it shows; its address stays. */
  save: subscriptionRoute
    .route({ method: 'PUT', path, tags, summary: 'Open the own calendar, or choose what it shows' })
    .input(z.object(shown))
    .output(calendarSubscription),

  /** Gives it another address; the one before opens nothing from then on. Null where there is none. */
  renew: subscriptionRoute
    .route({ method: 'POST', path, tags, summary: 'Have a new address' })
    .output(calendarSubscription.nullable()),

  /** Closes the address for good. */
  remove: subscriptionRoute
    .route({ method: 'DELETE', path, tags, summary: 'Close the own calendar' })
    .output(z.object({ removed: z.literal(true) })),
}
