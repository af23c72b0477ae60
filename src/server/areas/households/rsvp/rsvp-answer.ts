import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { InvitationLanguage } from '#domain/households/households.ts'
import { DIRECTIONS, type Direction } from '#domain/transport/transport.ts'
import { clientNetworkOf } from '#server/core/http/client-network.ts'
import { replyPage, toPage } from '#server/core/http/page-reply.ts'
import { KEPT_BY_ITS_READER } from '#server/core/http/private-link.ts'
import { readBody } from '#server/core/http/read-body.ts'
import { fieldsOf } from '#server/core/http/request-log.ts'
import { hasUnreadBody } from '#server/core/http/unread-body.ts'
import { isToken } from '#server/platform/ids.ts'
import { outageOf } from '#server/platform/outage.ts'
import { FIELDS } from '#site/rsvp/field-names.ts'
import { type RsvpFormState, renderRsvpForm } from '#site/rsvp/rsvp-pages.tsx'
import type { RsvpValues, RsvpView } from '#site/rsvp/rsvp-view.ts'
import { findInvitation, type Invitation } from '../invitation.queries.ts'
import { answerInvitation } from '../rsvp-answers.commands.ts'
import { type PageCopy, readPageCopy, writePageCopy } from './page-copy.ts'
import { presentOf } from './present-page.ts'
import { chosenLanguage } from './rsvp-language.ts'
import { languageOf, type RsvpRoutes, replyInvitation, replyNotice, toPresentView } from './rsvp-reply.ts'
import { storedValues } from './rsvp-view.ts'
import { type ReadAnswer, toRsvpProblems, toSubmission } from './submission.ts'
import { readSentPage, saysYesToAll, typedValues, withdrawalOf } from './typed-values.ts'

/** Bytes of an answer: a hundred thousand signs that were pasted into a field go back as they were typed. */
export const ANSWER_MAX_BYTES = 2 * 1024 * 1024

/** An answer as it was sent, with the copy of the page that it was written on. */
type Sent = { token: string; form: URLSearchParams; copy: PageCopy | null }

/**
 * Receives the answer of a household and leads on by a redirect, so that reloading sends nothing twice. What cannot
 * be saved comes back as the page that it was written on, with everything that was typed.
 */
export async function receiveAnswer(routes: RsvpRoutes, c: Context): Promise<Response> {
  const { platform, limits, trustProxy } = routes
  const token = c.req.param('token')!
  if (!isToken(token)) return replyNotice(routes, c, 'unsaved')
  const place = clientNetworkOf(c, trustProxy)
  const guessWait = limits.open(token, place)
  if (guessWait > 0) return replyNotice(routes, c, 'attempts', { retryAfter: guessWait })
  let form: URLSearchParams | null
  try {
    form = await readForm(routes, c, token)
  } catch (error) {
    platform.log.error({ err: error, ...fieldsOf(c) }, 'answer not read')
    return replyNotice(routes, c, 'away', { retryAfter: 5 })
  }
  if (!form) return replyNotice(routes, c, 'unsaved')
  const copy = readPageCopy(form.get(FIELDS.page) ?? '', `/i/${token}`, platform.settings.authSecret)
  const sent = { token, form, copy }
  const wait = limits.answer(token, place)
  if (wait > 0) return replyFailure(routes, c, sent, { failure: 'too-many', status: 429, wait })
  try {
    return await save(routes, c, sent, place)
  } catch (error) {
    platform.log.error({ err: error, ...fieldsOf(c) }, 'answer failed')
    const outage = outageOf(error)
    const answer = outage
      ? { status: 503 as const, wait: Number(outage.headers['retry-after']) }
      : { status: 500 as const, wait: 5 }
    return replyFailure(routes, c, sent, { failure: 'try-again', ...answer })
  }
}

/**
 * The fields of the form; a body that is none has no fields. One that is longer than those of other pages is read for
 * an invitation that exists, and is `null` without one.
 */
async function readForm(routes: RsvpRoutes, c: Context, token: string): Promise<URLSearchParams | null> {
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(c.req.header('content-type') ?? '')
  const { incoming } = c.env as HttpBindings
  const isUnread = hasUnreadBody(incoming)
  if (isUnread && !(await isOfInvitation(routes, token))) return null
  if (!isForm) return new URLSearchParams()
  const text = isUnread ? (await readBody(incoming, ANSWER_MAX_BYTES)).toString() : await c.req.text()
  return new URLSearchParams(text)
}

async function isOfInvitation({ platform, admission }: RsvpRoutes, token: string): Promise<boolean> {
  const slot = await admission.invitations.enter()
  return (await findInvitation(platform, token).finally(slot.release)) !== null
}

async function save(routes: RsvpRoutes, c: Context, sent: Sent, place: string): Promise<Response> {
  const { platform, admission, limits } = routes
  const slot = await admission.invitations.enter()
  try {
    let answer: ReadAnswer | undefined
    const outcome = await answerInvitation(
      platform,
      sent.token,
      (invitation) => {
        answer = readSent(routes, c, sent, invitation)
        return answer.submission
      },
      { isAlwaysOpen: withdrawalOf(sent.form) !== null },
    )
    if (outcome.kind === 'unknown')
      return replyNotice(routes, c, 'unsaved', { shown: sent.copy?.language ?? null })
    limits.wasRight(sent.token, place)
    if (outcome.kind === 'dateOnly') return c.redirect(`/i/${sent.token}`, 303)
    const { invitation } = outcome
    const language = languageOf(routes, c, invitation)
    if (outcome.kind === 'closed') {
      const unsaved = readSentPage(sent.form, sent.copy, presentOf(invitation, sent.token))
      return replyInvitation(routes, c, invitation, { language, unsaved })
    }
    const problems = [...(answer?.problems ?? []), ...toRsvpProblems(outcome.problems, answer?.redrawn)]
    const findSaved = async () => (await findInvitation(platform, sent.token)) ?? invitation
    if (!answer || problems.length === 0) {
      const isJustFull =
        outcome.changed &&
        asksForFreeSeat(sent) &&
        isFilledMeanwhile(sent, await toPresentView(platform, await findSaved(), sent.token))
      return c.redirect(nextPath(sent, invitation, isJustFull), 303)
    }
    return replyForm(routes, c, await findSaved(), { values: answer.redrawn, problems, language })
  } finally {
    slot.release()
  }
}

/** Reads the form for the invitation as it stands. */
function readSent(routes: RsvpRoutes, c: Context, sent: Sent, invitation: Invitation): ReadAnswer {
  const present = presentOf(invitation, sent.token)
  // After the last day a permission is withdrawn still, and nothing else is taken.
  const form = invitation.isClosed ? onlyWithdrawal(sent.form) : sent.form
  return toSubmission(readSentPage(form, sent.copy, present), present, {
    language: languageOf(routes, c, invitation),
    hasChosenLanguage: chosenLanguage(c, routes.platform.settings.publicUrl) !== null,
  })
}

const onlyWithdrawal = (form: URLSearchParams) =>
  new URLSearchParams({ [FIELDS.withdrawal]: withdrawalOf(form) ?? '' })

/** After a withdrawal the page that it was pressed on; after 'Vamos a todo' the form again, at the first menu; else what the household has said. */
function nextPath(
  { token, form, copy }: Sent,
  { people, isClosed }: Invitation,
  isJustFull: boolean,
): string {
  const person = withdrawalOf(form)
  if (person !== null && people.some(({ id }) => id === person))
    return copy && !isClosed
      ? `/i/${token}?cambiar&retirado#persona-${person}`
      : `/i/${token}?retirado#cocina`
  if (saysYesToAll(form)) return `/i/${token}?todo=1#persona-${people[0]!.id}`
  const bus = form.has(FIELDS.busOut) || form.has(FIELDS.busBack)
  const isOfBusAlone = bus && !form.has(FIELDS.message)
  return `/i/${token}${isJustFull ? '?lleno' : ''}${isOfBusAlone ? '#elegir-autobus' : ''}`
}

/** The bus of a way that is asked for and had a seat when the page was shown; `null` for any other. */
function freeWhenShown({ form, copy }: Sent, direction: Direction): string | null {
  const key = form.get(direction === 'out' ? FIELDS.busOut : FIELDS.busBack) ?? ''
  return (copy?.view.seats?.free[key] ?? 0) > 0 ? key : null
}

const asksForFreeSeat = (sent: Sent) =>
  DIRECTIONS.some((direction) => freeWhenShown(sent, direction) !== null)

/** Whether a person of the family waits for a bus that had a seat when the page was shown. */
const isFilledMeanwhile = (sent: Sent, { busRoutes, seats }: RsvpView): boolean =>
  DIRECTIONS.some((direction) => {
    const key = freeWhenShown(sent, direction)
    return busRoutes.some(({ id }) => id === key) && (seats?.waiting[direction].length ?? 0) > 0
  })

type FormState = Pick<RsvpFormState, 'values' | 'problems'> & { language: InvitationLanguage }

/**
 * Replies with the form as it was sent and its problems; fields that were not changed there show what is stored by now.
 */
async function replyForm(
  { platform }: RsvpRoutes,
  c: Context,
  saved: Invitation,
  { values, problems, language }: FormState,
): Promise<Response> {
  const view = await toPresentView(platform, saved, c.req.param('token')!)
  const shown = storedValues(saved)
  const pageCopy = writePageCopy({ view, shown, language }, platform.settings.authSecret)
  // A companion who was saved with this answer has fields of their own by now.
  const people = { ...shown.people, ...ofPeople(view, values) }
  const page = renderRsvpForm(
    view,
    { values: { ...values, people }, problems, pageCopy },
    { origin: platform.settings.publicUrl, language },
  )
  return replyPage(c, toPage(page), { status: 422, cacheControl: KEPT_BY_ITS_READER })
}

/** The fields of those who are still of the household. */
const ofPeople = ({ people }: RsvpView, values: RsvpValues) =>
  Object.fromEntries(people.flatMap(({ id }) => (values.people[id] ? [[id, values.people[id]]] : [])))

type Failure = { failure: 'try-again' | 'too-many'; status: 429 | 500 | 503; wait: number }

/** Nothing was saved: the page comes back from its own copy, because nothing can be looked up. */
function replyFailure(
  routes: RsvpRoutes,
  c: Context,
  { form, copy }: Sent,
  { failure, status, wait }: Failure,
): Promise<Response> {
  const { platform } = routes
  if (!copy) return replyNotice(routes, c, failure === 'too-many' ? 'attempts' : 'away', { retryAfter: wait })
  const { publicUrl: origin } = platform.settings
  const language = chosenLanguage(c, origin) ?? copy.language
  const state = {
    values: typedValues(copy.view, form, copy.shown),
    problems: [],
    pageCopy: form.get(FIELDS.page)!,
    failure,
  }
  c.header('retry-after', String(wait))
  const page = renderRsvpForm(copy.view, state, { origin, language })
  return replyPage(c, toPage(page), { status, cacheControl: KEPT_BY_ITS_READER })
}
