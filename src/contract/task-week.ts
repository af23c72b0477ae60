import * as z from 'zod'
import { WEEK_EVENTS_MAX } from '#domain/tasks/week-events.ts'
import { id, memberRoute, plannerRoute, weddingPath } from './base.ts'
import { PLANNERS_ONLY } from './shared-errors.ts'
import { task } from './task-rows.ts'

/** A wedding of a planner with its open tasks until Sunday, those that were left behind among them. */
export const weekWedding = z.object({
  weddingId: id,
  name: z.string(),
  eventDate: z.string().nullable(),
  mayEdit: z.boolean(),
  /** The couple was reminded today already. */
  isReminded: z.boolean(),
  members: z.array(
    z.object({
      userId: id,
      fullName: z.string(),
      isCouple: z.boolean(),
      isPlanner: z.boolean(),
      /** An agency says that the person leads the wedding. */
      isLead: z.boolean(),
      /** The last of the days off of a colleague who is away today. */
      offUntil: z.string().nullable(),
    }),
  ),
  /** So many of each wedding as the number of weddings allows: this week's first, then the latest left behind. */
  tasks: z.array(task.omit({ notes: true })),
  /** How many more are open and not listed, by whose they are. */
  rest: z.object({ own: z.int32(), ownLate: z.int32(), couple: z.int32(), others: z.int32() }),
})

/** The tasks of all weddings of a planner, the next wedding first. */
const tasksOfWeek = plannerRoute
  .route({
    method: 'GET',
    path: '/planner/task-week',
    tags: ['tasks'],
    summary: 'What is to be done this week in all weddings',
  })
  .output(z.array(weekWedding))

const eventOf = { weddingId: id, day: z.string() }

/** A payment, a last day of answers or a day of the agenda until Sunday; amounts in whole cents. */
export const weekEvent = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('payment'),
    ...eventOf,
    instalmentId: id,
    vendorName: z.string(),
    concept: z.string(),
    leftCents: z.int(),
  }),
  z.object({ kind: z.literal('answers'), ...eventOf, families: z.int() }),
  z.object({
    kind: z.literal('agenda'),
    ...eventOf,
    timeZone: z.string(),
    isWeddingDay: z.boolean(),
    items: z.int(),
    /** Minutes of the day as the agenda counts them. */
    startsAt: z.int().nullable(),
  }),
])

/**
 * The payments, answers and agendas of all weddings of a planner until Sunday, the earliest first, with what is overdue:
 * of each wedding those of the sections that the planner sees in it.
 */
const eventsOfWeek = plannerRoute
  .route({
    method: 'GET',
    path: '/planner/week-events',
    tags: ['tasks'],
    summary: 'Payments, answers and agendas of this week in all weddings',
  })
  .output(z.array(weekEvent).max(WEEK_EVENTS_MAX))

export const taskWeekContract = { tasks: tasksOfWeek, events: eventsOfWeek }

/**
 * Reminds the couple of all their tasks until Sunday, on the channels that each of them chose: by planners of the
 * wedding, once a day, and not on its day.
 */
export const remindCoupleOfTasks = memberRoute('tasks', 'edit')
  .meta({ access: 'member', silent: true })
  .route({
    method: 'POST',
    path: '/weddings/{weddingId}/tasks/remind',
    tags: ['tasks'],
    summary: 'Remind the couple of their tasks',
  })
  .input(weddingPath)
  .output(z.object({ tasks: z.int() }))
  .errors({
    PLANNERS_ONLY,
    WEDDING_IS_TODAY: { status: 409, message: 'Nobody is reminded on the day of the wedding' },
    REMINDED_TODAY: { status: 409, message: 'The couple was reminded today' },
    NOTHING_TO_REMIND: { status: 409, message: 'The couple has nothing to do until Sunday' },
  })
