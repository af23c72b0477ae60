import { HOLDS_MAX } from '#domain/planners/request-dates.ts'
import { dayInMadrid } from '#domain/time/dates.ts'
import { findAnsweringPlanner } from '#server/areas/planners/contactable-planner.queries.ts'
import { readPlannerBrand } from '#server/areas/planners/planner-brand.queries.ts'
import { business } from '#server/core/procedures/business-procedures.ts'
import { newId } from '#server/platform/ids.ts'
import { consumeAnswer } from './answer-limit.ts'
import { answerMail } from './answer-mail.ts'
import { holdDate, releaseDate } from './date-holds.commands.ts'
import { remindCouple } from './remind-couple.commands.ts'
import { quoteReminderMail } from './reminder-mail.ts'
import { loseRequest, noteEvent, removeNote, resumeRequest } from './request-events.commands.ts'
import { listEvents } from './request-events.queries.ts'
import { findRequest } from './requests.queries.ts'
import { openQuotePath } from './sent-quotes.queries.ts'

const routes = business('requests').requestEvents

export const requestEventsRouter = {
  list: routes.list.handler(async ({ context, input, errors }) => {
    const { db } = context.platform
    const { ownerId } = context
    if (!(await findRequest(db, ownerId, input.requestId))) throw errors.REQUEST_NOT_FOUND()
    return listEvents(db, ownerId, input.requestId)
  }),

  note: routes.note.handler(async ({ context, input: { requestId, ...event }, errors }) => {
    const { db, clock, live } = context.platform
    const key = { plannerId: context.ownerId, requestId }
    if (!(await findRequest(db, key.plannerId, requestId))) throw errors.REQUEST_NOT_FOUND()
    const request = await noteEvent(db, clock, key, event)
    live.notificationsRead(key.plannerId)
    return request!
  }),

  remove: routes.remove.handler(async ({ context, input: { requestId, eventId }, errors }) => {
    const { db, live } = context.platform
    const key = { plannerId: context.ownerId, requestId }
    const request = await removeNote(db, key, eventId)
    if (!request) throw errors.REQUEST_NOT_FOUND()
    live.notificationsRead(key.plannerId)
    return request
  }),

  lose: routes.lose.handler(async ({ context, input: { requestId, answer, ...loss }, errors }) => {
    const { db, clock, live, rateLimiter } = context.platform
    const key = { plannerId: context.ownerId, requestId }
    const before = await findRequest(db, key.plannerId, requestId)
    if (!before) throw errors.REQUEST_NOT_FOUND()
    const { email } = before
    if (answer !== null && !email) throw errors.NO_EMAIL()
    const verdict = answer === null ? null : await consumeAnswer(rateLimiter, key.plannerId)
    if (verdict && !verdict.allowed)
      throw errors.TOO_MANY_ANSWERS({ data: { retryAfterSeconds: verdict.retryAfterSeconds } })
    const mail =
      answer !== null && email
        ? { mail: answerMail({ ...before, email }, await findAnsweringPlanner(db, key.plannerId), answer) }
        : {}
    const request = await loseRequest(db, clock, key, { ...loss, ...mail })
    live.notificationsRead(key.plannerId)
    return request!
  }),

  remind: routes.remind.handler(async ({ context, input: { requestId, id = newId(), text }, errors }) => {
    const { db, clock, live, rateLimiter, settings } = context.platform
    const key = { plannerId: context.ownerId, requestId }
    const before = await findRequest(db, key.plannerId, requestId)
    if (!before) throw errors.REQUEST_NOT_FOUND()
    const { email } = before
    if (!email) throw errors.NO_EMAIL()
    const verdict = await consumeAnswer(rateLimiter, key.plannerId)
    if (!verdict.allowed)
      throw errors.TOO_MANY_ANSWERS({ data: { retryAfterSeconds: verdict.retryAfterSeconds } })
    const path = await openQuotePath(db, key, dayInMadrid(clock.now()))
    const mail = path
      ? quoteReminderMail(email, await readPlannerBrand(db, key.plannerId), {
          text,
          url: settings.publicUrl + path,
        })
      : answerMail({ ...before, email }, await findAnsweringPlanner(db, key.plannerId), text)
    const request = await remindCouple(context.platform, key, { id, mail })
    if (request === 'notFound') throw errors.REQUEST_NOT_FOUND()
    if (request === 'notTheirTurn') throw errors.NOT_THEIR_TURN()
    if ('nextAt' in request) throw errors.COUPLE_REMINDED_LATELY({ data: request })
    live.notificationsRead(key.plannerId)
    return request
  }),

  resume: routes.resume.handler(async ({ context, input: { requestId }, errors }) => {
    const { db, clock, live } = context.platform
    const key = { plannerId: context.ownerId, requestId }
    if (!(await findRequest(db, key.plannerId, requestId))) throw errors.REQUEST_NOT_FOUND()
    const request = await resumeRequest(db, clock, key)
    live.notificationsRead(key.plannerId)
    return request!
  }),

  hold: routes.hold.handler(async ({ context, input: { requestId, until }, errors }) => {
    const { db, clock, live } = context.platform
    const key = { plannerId: context.ownerId, requestId }
    const outcome = await holdDate(db, clock, key, until)
    if (outcome === 'REQUEST_NOT_FOUND') throw errors.REQUEST_NOT_FOUND()
    if (outcome === 'NO_DATE_TO_HOLD') throw errors.NO_DATE_TO_HOLD()
    if (outcome === 'TOO_MANY_HOLDS') throw errors.TOO_MANY_HOLDS({ data: { max: HOLDS_MAX } })
    if (outcome !== 'held') throw errors.HOLD_OUT_OF_RANGE({ data: outcome })
    live.notificationsRead(key.plannerId)
    return (await findRequest(db, key.plannerId, requestId))!
  }),

  release: routes.release.handler(async ({ context, input: { requestId }, errors }) => {
    const { db, live } = context.platform
    const key = { plannerId: context.ownerId, requestId }
    await releaseDate(db, key)
    const request = await findRequest(db, key.plannerId, requestId)
    if (!request) throw errors.REQUEST_NOT_FOUND()
    live.notificationsRead(key.plannerId)
    return request
  }),
}
