import { type Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { newPasswordProblem } from '#domain/accounts.ts'
import { appPathOf } from '#domain/asked-path.ts'
import { codeOfLink } from '#domain/invitations.ts'
import type { Role } from '#domain/roles.ts'
import {
  type AccountSite,
  renderAccount,
  renderMailSent,
  renderNewPassword,
  renderPasswordSaved,
  renderResetPassword,
} from '#site/accounts/account-pages.tsx'
import { type FormRefusal, SCRIPT_HEADER } from '#site/accounts/forms.ts'
import type { CallAuth, OpenPath } from '../auth/call-auth.ts'
import { readSession } from '../auth/read-session.ts'
import type { Platform } from '../context.ts'
import type { AdmissionQueue } from '../http/admission-queue.ts'
import { limitBody } from '../http/body-limit.ts'
import { fieldsOf } from '../http/request-log.ts'
import { outageOf } from '../platform/outage.ts'
import { keepSentTo, readPendingCode } from './account-cookies.ts'
import { replyAccount } from './account-reply.ts'
import { homePath, isPathOf } from './home-path.ts'

const BODY_MAX = 16 * 1024

/** What Better Auth said to a form. */
type Answer =
  | { refusal: FormRefusal; status: ContentfulStatusCode }
  | { refusal?: undefined; token?: string | null }

type FormsDeps = { callAuth: CallAuth; queue: AdmissionQueue; site: AccountSite }

/**
 * Where the forms of the account pages are sent, `FORMS` of the site. Better Auth answers what they ask, exactly as it
 * answers the app. What it refuses comes back as the page with its sentence; what it grants leads on, by a redirect
 * or, where the page's script asked, by the address in JSON.
 */
export function createAccountForms(platform: Platform, { callAuth, queue, site }: FormsDeps): Hono {
  const app = new Hono()
  app.use(limitBody(BODY_MAX))
  app.use(async (c, next) => {
    await next()
    c.res.headers.set('cache-control', 'no-store')
  })
  // The address of a form stays in the browser when it was refused without a script.
  app.get('/account', (c) => c.redirect('/login'))
  app.get('/reset-password', (c) => c.redirect('/reset-password'))
  app.get('/new-password', (c) => c.redirect('/reset-password'))

  app.post('/account', async (c) => {
    const field = await readForm(c)
    const mode = field('mode') === 'signup' ? 'signup' : 'login'
    const [name, email, password] = [field('name'), field('email'), field('password')]
    const role: Role = field('role') === 'planner' ? 'planner' : 'couple'
    const asked = appPathOf(field('redirect'))
    const answer =
      mode === 'signup'
        ? await ask(c, '/sign-up/email', { name, email, password, role })
        : await ask(c, '/sign-in/email', { email, password })
    if (answer.refusal) {
      const code = codeOfLink(field('code')) ?? readPendingCode(c)
      const { refusal, status } = answer
      const page = { mode, values: { name, email, role }, code, asked, refusal } as const
      return replyAccount(c, renderAccount(page, site), status)
    }
    if (answer.token) return leadTo(c, await pathAfterSignIn(answer.token, asked))
    // The account exists, and a mail asks to confirm it first.
    if (isFromScript(c)) return replyAccount(c, renderMailSent(email.trim(), site))
    keepSentTo(c, email.trim(), platform.publicUrl)
    return leadTo(c, '/signup?enviado=1')
  })

  app.post('/reset-password', async (c) => {
    const email = (await readForm(c))('email')
    const { refusal, ...answer } = await ask(c, '/request-password-reset', { email })
    if (!refusal && !isFromScript(c)) return leadTo(c, '/reset-password?enviado=1')
    const page = renderResetPassword({ email, isSent: !refusal, refusal }, site)
    return replyAccount(c, page, 'status' in answer ? answer.status : 200)
  })

  app.post('/new-password', async (c) => {
    const field = await readForm(c)
    const [token, newPassword] = [field('token'), field('new-password')]
    const recovery = field('recovery') === 'login' ? 'login' : 'page'
    const problem = newPasswordProblem(newPassword, field('confirmation'))
    const answer: Answer = problem
      ? { refusal: { code: problem }, status: 422 }
      : await ask(c, '/reset-password', { token, newPassword })
    if (answer.refusal) {
      const { refusal, status } = answer
      return replyAccount(c, renderNewPassword({ token, recovery, refusal }, site), status)
    }
    if (isFromScript(c)) return replyAccount(c, renderPasswordSaved(recovery, site))
    return leadTo(c, recovery === 'login' ? '/login?guardada=1' : '/reset-password-new?guardada=1')
  })

  app.post('/sign-out', async (c) => {
    const answer = await ask(c, '/sign-out', {})
    return leadTo(c, answer.refusal ? `/login?error=${answer.refusal.code}` : '/login?logout=1')
  })
  return app

  /** Asks Better Auth in process what the app asks it over HTTP. */
  async function ask(c: Context, path: OpenPath, body: object): Promise<Answer> {
    const headers = new Headers(c.req.raw.headers)
    headers.set('content-type', 'application/json')
    headers.delete('content-length')
    const url = new URL(`/api/auth${path}`, platform.publicUrl)
    const request = new Request(url, { method: 'POST', headers, body: JSON.stringify(body) })
    try {
      const slot = await queue.enter()
      const response = await callAuth(c, path, request).finally(slot.release)
      for (const cookie of response.headers.getSetCookie()) c.header('set-cookie', cookie, { append: true })
      for (const name of ['retry-after', 'clear-site-data']) {
        const value = response.headers.get(name)
        if (value) c.header(name, value)
      }
      const { code = 'INTERNAL_SERVER_ERROR', ...data } = await response.json()
      if (response.ok) return { token: data.token }
      return { refusal: { code, data }, status: response.status as ContentfulStatusCode }
    } catch (error) {
      return failed(c, error)
    }
  }

  function failed(c: Context, error: unknown): Answer {
    const outage = outageOf(error)
    if (outage) {
      c.header('retry-after', outage.headers['retry-after'])
      return { refusal: { code: outage.code }, status: 503 }
    }
    platform.log.error({ err: error, ...fieldsOf(c) }, 'account form failed')
    return { refusal: { code: 'INTERNAL_SERVER_ERROR' }, status: 500 }
  }

  /** The page that was asked for, if it is one of the person, else their home (spec 2). */
  async function pathAfterSignIn(token: string, asked: string | null): Promise<string> {
    try {
      const session = await readSession(platform, { token, weddingId: null, area: null })
      if (!session) return '/app'
      const user = { userId: session.user_id, role: session.role }
      return asked && (await isPathOf(platform.db, user, asked)) ? asked : await homePath(platform.db, user)
    } catch (error) {
      if (!outageOf(error)) throw error
      return '/app'
    }
  }
}

const isFromScript = (c: Context) => c.req.header(SCRIPT_HEADER.name) === SCRIPT_HEADER.value

const leadTo = (c: Context, location: string): Response =>
  isFromScript(c) ? c.json({ location }) : c.redirect(location, 303)

/** What a form sent, by the name of the field; nothing but a plain form is read. */
async function readForm(c: Context): Promise<(name: string) => string> {
  const type = c.req.header('content-type') ?? ''
  const isForm = /^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)
  const fields = new URLSearchParams(isForm ? await c.req.text() : '')
  return (name) => fields.get(name) ?? ''
}
