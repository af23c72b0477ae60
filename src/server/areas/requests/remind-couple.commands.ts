import { and, eq } from 'drizzle-orm'
import type { PlannerRequest } from '#contract/requests.ts'
import { plannerRequestEvents } from '#db/schema/planner-request-events.ts'
import { plannerRequests } from '#db/schema/planners.ts'
import { REMINDER_PAUSE_DAYS } from '#domain/planners/request-stages.ts'
import { DAY_MS } from '#domain/time/time.ts'
import type { Platform } from '#server/core/context.ts'
import { sendMail } from '#server/core/jobs/send-mail.ts'
import type { Mail } from '#server/platform/mail.ts'
import { addEvent, type RequestKey } from './request-events.commands.ts'
import { isEventOf } from './request-events.queries.ts'
import { findRequest, isRequest } from './requests.queries.ts'

type Reminder = { id: string; mail: Omit<Mail, 'id'> }

/**
 * Reminds a couple whose turn it is, unless they were reminded less than three days ago. The lock on the request keeps
 * two reminders apart, and one that is sent again under its id is sent once.
 */
export function remindCouple(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  key: RequestKey,
  { id, mail }: Reminder,
): Promise<PlannerRequest | 'notFound' | 'notTheirTurn' | { nextAt: string }> {
  const { plannerId, requestId } = key
  return db.transaction(async (tx) => {
    await tx
      .select({ id: plannerRequests.id })
      .from(plannerRequests)
      .where(isRequest(plannerId, requestId))
      .for('update')
    const request = await findRequest(tx, plannerId, requestId)
    if (!request) return 'notFound'
    const isThis = and(isEventOf(plannerId, requestId), eq(plannerRequestEvents.id, id))
    if ((await tx.$count(plannerRequestEvents, isThis)) > 0) return request
    if (request.turn !== 'couple') return 'notTheirTurn'
    const nextAt = new Date(Date.parse(request.remindedAt ?? '0001-01-01') + REMINDER_PAUSE_DAYS * DAY_MS)
    if (nextAt > clock.now()) return { nextAt: nextAt.toISOString() }
    await addEvent(tx, clock, key, { id, kind: 'reminded' })
    await sendMail(tx, mail)
    return (await findRequest(tx, plannerId, requestId))!
  })
}
