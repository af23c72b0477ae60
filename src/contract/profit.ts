import * as z from 'zod'
import { COSTS_MAX, TIME_MAX, TIME_TOPICS, TIME_WHAT_MAX, TIMES_MAX } from '#domain/profit/noted-time.ts'
import { businessRoute, day, full, id, instant, requiredLine, text } from './base.ts'
import { cents } from './book-rows.ts'
import { BROWSER_SESSION_ONLY } from './shared-errors.ts'

const profitRoute = businessRoute('books')
  .meta({ access: 'planner', browserOnly: true })
  .errors({ BROWSER_SESSION_ONLY })

const route = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: `/${string}`, summary: string) =>
  profitRoute.route({ method, path: `/planner/profit${path}`, tags: ['books'], summary })

/** A wedding of the planner's books by its account, or by the wedding where its books have not begun. */
const accountPath = z.object({ accountId: id })

const timeFields = z.object({
  workedOn: day,
  minutes: z.int().min(1).max(TIME_MAX),
  topic: z.enum(TIME_TOPICS),
  what: text.trim().max(TIME_WHAT_MAX),
})

const costFields = z.object({ spentOn: day, amount: cents, what: requiredLine(TIME_WHAT_MAX) })

const PROFIT_ACCOUNT_NOT_FOUND = { status: 404, message: 'There is no such wedding in your books' } as const
const TIME_NOT_FOUND = { status: 404, message: 'There is no such note of time' } as const
const COST_NOT_FOUND = { status: 404, message: 'There is no such cost' } as const
const CLOCK_STOPPED = { status: 409, message: 'No clock runs' } as const

/** The clock that runs, and for which wedding. */
export const profitClock = z.object({ accountId: id, weddingName: z.string(), startedAt: instant })

/** The sums of a wedding: own costs in whole cents, and the minutes noted for it. */
const sums = z.object({ accountId: id, costs: z.int(), minutes: z.int() })

export const profit = z.object({
  times: z.array(timeFields.extend({ id })),
  costs: z.array(costFields.extend({ id, amount: z.int() })),
  /** Of all weddings that have any, to be compared with. */
  sums: z.array(sums),
  clock: profitClock.nullable(),
})

export type Profit = z.infer<typeof profit>
export type NotedTime = Profit['times'][number]
export type OwnCost = Profit['costs'][number]

/** The time and costs from which a wedding says what it leaves of an hour: for the planner whose business it is alone, as their books are. */
export const profitContract = {
  /** The notes of time and the own costs of a wedding, the newest first. */
  get: route('GET', '/accounts/{accountId}', 'Time and costs of a wedding').input(accountPath).output(profit),

  /** Notes time. A repeated `id` adds nothing. */
  addTime: route('POST', '/accounts/{accountId}/times', 'Note time')
    .input(accountPath.extend({ id: id.optional(), ...timeFields.shape }))
    .output(z.object({ id }))
    .errors({
      PROFIT_ACCOUNT_NOT_FOUND,
      TOO_MANY_TIMES: full(`A wedding has at most ${TIMES_MAX} notes of time`),
    }),

  /** Takes a note of time away; `addTime` with its id brings it back. */
  removeTime: route('DELETE', '/times/{timeId}', 'Take a note of time away')
    .input(z.object({ timeId: id }))
    .output(z.object({ id }))
    .errors({ TIME_NOT_FOUND }),

  /** Adds a cost. A repeated `id` adds nothing. */
  addCost: route('POST', '/accounts/{accountId}/costs', 'Add a cost')
    .input(accountPath.extend({ id: id.optional(), ...costFields.shape }))
    .output(z.object({ id }))
    .errors({ PROFIT_ACCOUNT_NOT_FOUND, TOO_MANY_COSTS: full(`A wedding has at most ${COSTS_MAX} costs`) }),

  /** Takes a cost away; `addCost` with its id brings it back. */
  removeCost: route('DELETE', '/costs/{costId}', 'Take a cost away')
    .input(z.object({ costId: id }))
    .output(z.object({ id }))
    .errors({ COST_NOT_FOUND }),

  /** Starts the clock of a wedding; one that runs for it already goes on. */
  startClock: route('PUT', '/accounts/{accountId}/clock', 'Start the clock')
    .input(accountPath)
    .output(profitClock)
    .errors({
      PROFIT_ACCOUNT_NOT_FOUND,
      CLOCK_RUNS: {
        status: 409,
        message: 'The clock runs for another wedding',
        data: z.object({ name: z.string() }),
      },
    }),

  /** Stops the clock and notes its time: a minute at least, a day at most. A repeated `id` answers as the first time. */
  stopClock: route('POST', '/clock/stop', 'Stop the clock and note its time')
    .input(z.object({ id: id.optional(), topic: z.enum(TIME_TOPICS), what: text.trim().max(TIME_WHAT_MAX) }))
    .output(z.object({ id, minutes: z.int() }))
    .errors({ CLOCK_STOPPED, TOO_MANY_TIMES: full(`A wedding has at most ${TIMES_MAX} notes of time`) }),
}
