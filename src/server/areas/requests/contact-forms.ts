import { type Context, Hono } from 'hono'
import { type ContactMessage, cleanMessage, contactProblems } from '#domain/operation/contact.ts'
import {
  type ContactNotice,
  NOTHING_REPORTED,
  reportProblems,
  type TypedReport,
  withoutSender,
} from '#domain/operation/contact-notices.ts'
import {
  looksLikeSpam,
  NOTHING_TYPED,
  readRequest,
  type TypedRequest,
} from '#domain/planners/planner-requests.ts'
import { plannerName } from '#domain/planners/planners.ts'
import { HOUR_SECONDS } from '#domain/time/time.ts'
import { storeReport } from '#server/areas/moderation/receive-report.commands.ts'
import { findContactablePlanner } from '#server/areas/planners/contactable-planner.queries.ts'
import type { Platform } from '#server/core/context.ts'
import { limitBody } from '#server/core/http/body-limit.ts'
import { clientNetworkOf } from '#server/core/http/client-network.ts'
import { ASKED_EACH_TIME, redirectToSlug, replyPage, toPage } from '#server/core/http/page-reply.ts'
import { sendMail } from '#server/core/jobs/send-mail.ts'
import { shortHash } from '#server/platform/short-hash.ts'
import { renderContact } from '#site/changing-pages.tsx'
import type { ContactPageProps } from '#site/contact/contact-page.tsx'
import { WITHDRAWAL_MESSAGE } from '#site/contact/contact-words.ts'
import { renderProblem } from '#site/problem-page.tsx'
import { contactMail, plannerContactMail } from './contact-mails.ts'
import { noticeMails } from './notice-mails.ts'
import { readContactForm } from './read-contact-form.ts'
import { receiveRequest } from './requests.commands.ts'

type ContactOptions = { contactEmail: string; trustProxy: boolean }

/** The recipient of a form. */
type Recipient = {
  path: string
  email: string
  planner?: { userId: string; name: string; path: string }
  notice?: ContactNotice | undefined
}

const NOTHING: ContactMessage & TypedRequest & TypedReport = {
  ...{ name: '', email: '', message: '' },
  ...NOTHING_TYPED,
  ...NOTHING_REPORTED,
}

/** A person's messages in an hour to one mailbox, and to all: who compares planners writes to several. */
const PER_MAILBOX = { max: 5, windowSeconds: HOUR_SECONDS }
const PER_PERSON = { max: 20, windowSeconds: HOUR_SECONDS }
/** A planner's mailbox is guarded against crowds as well. */
const PER_PLANNER = { max: 40, windowSeconds: HOUR_SECONDS }

/** A message, its name and address, several times as much as a person types. */
const BODY_MAX = 64 * 1024

/** `/contacto` writes to us, `/planners/{slug}/contacto` to a planner. */
export function createContactForms(platform: Platform, options: ContactOptions): Hono {
  const app = new Hono()
  const toUs = async (c: Context): Promise<Recipient> => ({
    path: '/contacto',
    email: options.contactEmail,
    notice: noticeOf(c),
  })
  const toPlanner = (c: Context) => findPlanner(platform, c.req.param('slug') ?? '')
  for (const [path, find] of [
    ['/contacto', toUs],
    ['/planners/:slug/contacto', toPlanner],
  ] as const) {
    app.get(path, async (c) => {
      const recipient = await find(c)
      if (!recipient) return missing(platform, c)
      if (c.req.path !== recipient.path) return redirectToSlug(c, recipient.path)
      const isSent = c.req.query('enviado') !== undefined
      const values = { ...NOTHING, ...begun(recipient, c, platform) }
      return reply(platform, c, recipient, { values, problems: {}, isSent }, 200)
    })
    app.post(path, limitBody(BODY_MAX), async (c) => {
      const recipient = await find(c)
      return recipient ? receive(platform, options, c, recipient) : missing(platform, c)
    })
  }
  return app
}

/** `?aviso` reports a page, whose path it may name, and `?desistimiento` withdraws from the contract. */
function noticeOf(c: Context): ContactNotice | undefined {
  if (c.req.query('aviso') !== undefined) return 'report'
  return c.req.query('desistimiento') === undefined ? undefined : 'withdrawal'
}

/** The values that stand in the fields already. */
function begun({ notice }: Recipient, c: Context, { settings: { publicUrl } }: Platform) {
  if (notice === 'withdrawal') return { message: WITHDRAWAL_MESSAGE }
  const path = c.req.query('aviso') ?? ''
  return OWN_PATH.test(path) ? { page: publicUrl + path } : {}
}

const OWN_PATH = /^\/[a-z0-9][\w/-]{0,200}$/i

const NOTICE_QUERIES: Record<ContactNotice, string> = { report: 'aviso', withdrawal: 'desistimiento' }

/** The address to which a form is sent. */
const actionOf = ({ path, notice }: Recipient) => (notice ? `${path}?${NOTICE_QUERIES[notice]}` : path)

/** The page that says that it was sent. */
const sentPath = ({ path, notice }: Recipient) =>
  `${path}?${notice ? `${NOTICE_QUERIES[notice]}&` : ''}enviado=1`

async function findPlanner({ db }: Platform, slug: string): Promise<Recipient | null> {
  const planner = await findContactablePlanner(db, slug)
  if (!planner) return null
  const path = `/planners/${planner.slug}`
  return {
    path: `${path}/contacto`,
    email: planner.email,
    planner: { userId: planner.userId, name: plannerName(planner), path },
  }
}

async function receive(
  platform: Platform,
  options: ContactOptions,
  c: Context,
  recipient: Recipient,
): Promise<Response> {
  const { values, website } = await readContactForm(c)
  const message = cleanMessage(values)
  const { planner, notice, email } = recipient
  const { details, problems: unreadable } = readRequest(planner ? values : NOTHING_TYPED)
  const problems = {
    ...(notice === 'report' ? withoutSender(contactProblems(message), values) : contactProblems(message)),
    ...unreadable,
    ...(notice === 'report' && reportProblems(values)),
  }
  if (Object.keys(problems).length > 0) return reply(platform, c, recipient, { values, problems }, 422)
  // A program filled in the field that people do not see: the answer lets it believe it was heard.
  if (website && !planner) return c.redirect(sentPath(recipient), 303)

  const refusal = await tooMany(platform, clientNetworkOf(c, options.trustProxy), recipient)
  if (refusal) {
    c.header('retry-after', String(refusal.wait))
    const failure = `${refusal.reason} Vuelve a probar ${inMinutes(refusal.wait)}: lo que has escrito sigue aquí.`
    return reply(platform, c, recipient, { values, problems, failure }, 429)
  }
  if (planner) {
    const isSpam = looksLikeSpam({ message: message.message, website })
    const mail = plannerContactMail(email, message, details)
    await receiveRequest(platform, { planner, message, details, isSpam, mail })
  } else if (notice) await receiveNotice(platform, email, notice, { message, report: values })
  else await sendMail(platform.db, contactMail(email, message))
  return c.redirect(sentPath(recipient), 303)
}

/** Receipts that one address gets, so that the form is no way to fill another's mailbox; the notice always arrives. */
const PER_RECEIVER = { max: 3, windowSeconds: HOUR_SECONDS }

/** A report is stored and both mails go out, or nothing is; a person who gave no address gets no receipt. */
async function receiveNotice(
  platform: Platform,
  to: string,
  notice: ContactNotice,
  given: { message: ContactMessage; report: TypedReport },
): Promise<void> {
  const { db, clock } = platform
  const { publicUrl } = platform.settings
  const hasOperators = platform.settings.operatorEmails.length > 0
  const [own, receipt] = noticeMails[notice](to, { ...given, publicUrl, hasOperators, at: clock.now() })
  const mails = (await mayHaveReceipt(platform, receipt.to)) ? [own, receipt] : [own]
  await db.transaction(async (tx) => {
    if (notice === 'report')
      await storeReport(tx, platform, { message: given.message, page: given.report.page })
    for (const mail of mails) await sendMail(tx, mail)
  })
}

async function mayHaveReceipt({ rateLimiter }: Platform, email: string): Promise<boolean> {
  if (!email) return false
  const key = `contact-receipt:${shortHash(email.toLowerCase())}`
  return (await rateLimiter.consume(key, PER_RECEIVER)).allowed
}

/** Why another message may not be sent, and for how many seconds; `null` when it may. */
async function tooMany(
  { rateLimiter }: Platform,
  network: string,
  { planner }: Recipient,
): Promise<{ reason: string; wait: number } | null> {
  const mailbox = planner?.userId ?? ''
  for (const [key, rule, reason] of [
    [`contact:${network}`, PER_PERSON, SENT_MANY],
    [`contact:${network}:${mailbox}`, PER_MAILBOX, SENT_MANY],
    ...(planner ? [[`contact-planner:${mailbox}`, PER_PLANNER, RECEIVED_MANY] as const] : []),
  ] as const) {
    const verdict = await rateLimiter.consume(key, rule)
    if (!verdict.allowed) return { reason, wait: verdict.retryAfterSeconds }
  }
  return null
}

const SENT_MANY = 'Has enviado varios mensajes seguidos.'
const RECEIVED_MANY = 'Ahora mismo le llegan muchos mensajes a la vez.'

function reply(
  { settings: { publicUrl } }: Platform,
  c: Context,
  recipient: Recipient,
  state: Pick<ContactPageProps, 'values' | 'problems' | 'failure' | 'isSent'>,
  status: 200 | 422 | 429,
): Promise<Response> {
  const { planner, notice } = recipient
  const page = toPage(renderContact({ action: actionOf(recipient), planner, notice, ...state }, publicUrl))
  return replyPage(c, page, { status, cacheControl: status === 200 ? ASKED_EACH_TIME : 'no-store' })
}

function missing({ settings: { publicUrl } }: Platform, c: Context): Promise<Response> {
  return replyPage(c, toPage(renderProblem('missingPlanner', c.req.path, publicUrl)), { status: 404 })
}

const inMinutes = (seconds: number) => {
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? 'dentro de un minuto' : `dentro de ${minutes} minutos`
}
