import { ANSWERS_PER_HOUR } from '#domain/planners/planner-requests.ts'
import { HOUR_SECONDS } from '#domain/time/time.ts'
import type { Platform } from '#server/core/context.ts'

const ANSWERS = { max: ANSWERS_PER_HOUR, windowSeconds: HOUR_SECONDS }

/** Takes one of the mails that a planner may send to couples in an hour, whichever button sends it. */
export const consumeAnswer = (rateLimiter: Platform['rateLimiter'], plannerId: string) =>
  rateLimiter.consume(`request-answers:${plannerId}`, ANSWERS)
