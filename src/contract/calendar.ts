import * as z from 'zod'
import { AGENCY_WEDDINGS_MAX } from '#domain/agencies/agencies.ts'
import {
  CLOSURE_DAYS_MAX,
  CLOSURE_LABEL_MAX,
  CLOSURES_MAX,
  isClosableRange,
} from '#domain/calendar/closures.ts'
import { HOLDS_MAX } from '#domain/planners/request-dates.ts'
import { appointmentsContract } from './appointments.ts'
import { businessRoute, day, full, id, requiredLine } from './base.ts'
import { calendarSubscriptionContract } from './calendar-subscription.ts'

/** Days on which the planner takes no wedding, both ends included. */
export const closure = z.object({ id, firstDay: z.string(), lastDay: z.string(), label: z.string() })

export type Closure = z.infer<typeof closure>

/** A day that is held for a request until a day, which is included. */
export const heldDay = z.object({ id, name: z.string(), eventDate: z.string(), heldUntil: z.string() })

/** A wedding of an agency. `isOpen` says that the caller is a member of it; `leads` are the names of who lead it. */
export const calendarWedding = z.object({
  id,
  name: z.string(),
  eventDate: z.string().nullable(),
  isOpen: z.boolean(),
  leads: z.array(z.string()),
})

export type CalendarWedding = z.infer<typeof calendarWedding>

/** The days of a planner beside those of their own weddings, and the weddings of an agency of others. */
export const plannerCalendar = z.object({
  holds: z.array(heldDay).max(HOLDS_MAX),
  closures: z.array(closure).max(CLOSURES_MAX),
  weddings: z.array(calendarWedding).max(AGENCY_WEDDINGS_MAX),
})

export type PlannerCalendar = z.infer<typeof plannerCalendar>

const closurePath = z.object({ closureId: id })
const path = '/planner/calendar'
const tags = ['calendar']

export const calendarContract = {
  get: businessRoute('calendar')
    .route({ method: 'GET', path, tags, summary: 'Held and closed days' })
    .output(plannerCalendar),

  appointments: appointmentsContract,

  subscription: calendarSubscriptionContract,

  closures: {
    /** Closes days under an id, as they are given: a range that was removed a moment ago is there again. */
    save: businessRoute('calendar')
      .route({ method: 'PUT', path: `${path}/closures/{closureId}`, tags, summary: 'Close days' })
      .input(
        closurePath
          .extend({ firstDay: day, lastDay: day, label: requiredLine(CLOSURE_LABEL_MAX) })
          .refine(
            isClosableRange,
            `a first day that is not after the last, and at most ${CLOSURE_DAYS_MAX} days`,
          ),
      )
      .output(closure)
      .errors({ TOO_MANY_CLOSURES: full(`A planner has at most ${CLOSURES_MAX} closed ranges`) }),

    /** Opens the days again. A range that is not there changes nothing. */
    remove: businessRoute('calendar')
      .route({ method: 'DELETE', path: `${path}/closures/{closureId}`, tags, summary: 'Open days again' })
      .input(closurePath)
      .output(closurePath),
  },
}
