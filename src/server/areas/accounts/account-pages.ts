import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { recoveryToken } from '#domain/accounts/accounts.ts'
import { codeOfLink } from '#domain/member-codes/member-codes.ts'
import { appPathOf } from '#domain/text/asked-path.ts'
import { findWaitingOf, RECOVERY_PATH } from '#server/areas/rights/recover-account.ts'
import { findActor } from '#server/core/auth/gate.ts'
import type { Platform, Reply } from '#server/core/context.ts'
import type { Actor } from '#server/core/membership.ts'
import { outageOf } from '#server/platform/outage.ts'
import {
  type AccountSite,
  renderAccount,
  renderCompany,
  renderConfirmEmail,
  renderMailSent,
  renderNewPassword,
  renderPasswordSaved,
  renderRecoverAccount,
  renderResetPassword,
  renderSecondStep,
} from '#site/accounts/account-pages.tsx'
import type { ArrivalState } from '#site/accounts/arrival.tsx'
import type { AccountMode } from '#site/accounts/mode-toggle.tsx'
import { keepPendingCode, readPendingCode, takeSentTo } from './account-cookies.ts'
import { replyAccount } from './account-reply.ts'
import { homePath, isPathOf } from './home-path.ts'
import { replyMailCode } from './mail-code-forms.ts'

/** `/login`, `/signup` and the pages for a new password (spec 2). */
export function createAccountPages(platform: Platform, site: AccountSite): Hono {
  const app = new Hono()
  app.get('/login', (c) => answer(c, 'login'))
  app.get('/signup', (c) => answer(c, 'signup'))
  app.get('/recuperar-cuenta', async (c) => {
    const waiting = await findWaitingOf(platform, c.req.header('cookie'))
    return waiting ? replyAccount(c, renderRecoverAccount(waiting, site)) : c.redirect('/login')
  })
  addPagesOfMails(app, site)
  return app

  async function answer(c: Context, mode: AccountMode): Promise<Response> {
    const token = recoveryToken(new URL(c.req.url).search)
    if (token !== null) return replyAccount(c, renderNewPassword({ token, recovery: 'login' }, site))
    if (c.req.query('guardada') !== undefined) return replyAccount(c, renderPasswordSaved('login', site))

    const step = mode === 'login' && c.req.query('paso')
    if (step) return replyStep(c, step, { platform, site })
    const linkCode = codeOfLink(c.req.query('code'))
    // A person who opens an invitation with a session is offered its code at home.
    if (linkCode) keepPendingCode(c, linkCode, platform.settings.publicUrl)
    const asked = appPathOf(c.req.query('redirect') ?? '')
    const isAfterSignOut = c.req.query('logout') !== undefined
    const actor = await findSignedIn(c)
    if (actor && !isAfterSignOut) {
      c.header('cache-control', 'no-store')
      return c.redirect(await pathFor(actor, asked))
    }
    if (actor === null && !isAfterSignOut && (await findWaitingOf(platform, c.req.header('cookie')))) {
      c.header('cache-control', 'no-store')
      return c.redirect(RECOVERY_PATH)
    }
    if (mode === 'signup' && c.req.query('enviado') !== undefined) {
      return replyAccount(c, renderMailSent(takeSentTo(c), site))
    }
    const code = linkCode ?? readPendingCode(c)
    const arrival = actor === undefined ? undefined : arrivalOf(c, actor)
    const values = { name: '', email: '', role: 'couple' } as const
    return replyAccount(c, renderAccount({ mode, values, code, asked, arrival }, site))
  }

  /** Finds the person of the session, `null` without one; `undefined`, with the page shown, when it cannot be read. */
  async function findSignedIn(c: Context): Promise<Actor | null | undefined> {
    const reply: Pick<Reply, 'headers'> = { headers: {} }
    try {
      return await findActor(platform, (c.env as HttpBindings).incoming.headers, reply)
    } catch (error) {
      if (!outageOf(error)) throw error
    } finally {
      const renewed = reply.headers['set-cookie']
      if (renewed) c.header('set-cookie', String(renewed), { append: true })
    }
  }

  async function pathFor(actor: Actor, asked: string | null): Promise<string> {
    return asked && (await isPathOf(platform.db, actor, asked)) ? asked : homePath(platform.db, actor)
  }
}

/** The links of mails lead to these pages: to a new password, and to a new email. */
function addPagesOfMails(app: Hono, site: AccountSite): void {
  app.get('/reset-password', (c) => {
    const isSent = c.req.query('enviado') !== undefined
    return replyAccount(c, renderResetPassword({ email: '', isSent }, site))
  })
  app.get('/reset-password-new', (c) => {
    if (c.req.query('guardada') !== undefined) return replyAccount(c, renderPasswordSaved('page', site))
    const token = c.req.query('token') ?? ''
    return replyAccount(c, renderNewPassword({ token, recovery: 'page' }, site))
  })
  app.get('/confirm-email', (c) =>
    replyAccount(c, renderConfirmEmail({ token: c.req.query('token') ?? '' }, site)),
  )
}

function replyStep(c: Context, step: string, deps: { platform: Platform; site: AccountSite }) {
  const { site } = deps
  if (step === 'empresa') {
    const asked = appPathOf(c.req.query('redirect') ?? '')
    return replyAccount(c, renderCompany({ email: '', asked }, site))
  }
  if (step === 'email' || step === 'correo') return replyMailCode(c, step, deps)
  const kind = step === 'recuperacion' ? 'recovery' : 'app'
  return replyAccount(c, renderSecondStep({ kind, asked: appPathOf(c.req.query('redirect') ?? '') }, site))
}

function arrivalOf(c: Context, actor: Actor | null): ArrivalState | undefined {
  const problem = c.req.query('error')
  if (problem) return { kind: 'refused', code: problem }
  if (actor) return { kind: 'still-signed-in', userId: actor.userId, fullName: actor.fullName }
  if (c.req.query('logout')) return { kind: 'signed-out' }
  return c.req.query('confirmado') ? { kind: 'confirmed' } : undefined
}
