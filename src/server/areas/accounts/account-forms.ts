import { type Context, Hono } from 'hono'
import { newPasswordProblem } from '#domain/accounts/accounts.ts'
import { codeOfLink } from '#domain/member-codes/member-codes.ts'
import type { Role } from '#domain/members/roles.ts'
import { appPathOf } from '#domain/text/asked-path.ts'
import { confirmEmailChange } from '#server/areas/access/email-change.commands.ts'
import { RECOVERY_PATH, recoverAccount } from '#server/areas/rights/recover-account.ts'
import type { Enter } from '#server/core/auth/account-slot.ts'
import type { CallAuth } from '#server/core/auth/call-auth.ts'
import { PASSKEY_SIGN_IN } from '#server/core/auth/passkeys/passkeys.ts'
import type { Platform } from '#server/core/context.ts'
import { limitBody } from '#server/core/http/body-limit.ts'
import {
  type AccountSite,
  renderAccount,
  renderConfirmEmail,
  renderMailSent,
  renderNewPassword,
  renderPasswordSaved,
  renderResetPassword,
  renderSecondStep,
} from '#site/accounts/account-pages.tsx'
import { keepSentTo, readPendingCode } from './account-cookies.ts'
import { replyAccount } from './account-reply.ts'
import { type Answer, createAskAuth, type Forms } from './ask-auth.ts'
import { finishSignIn, isFromScript, leadTo, readForm } from './form-replies.ts'
import { addMailCodeForms } from './mail-code-forms.ts'
import { addProviderForms } from './provider-forms.ts'
import { addWalletForms } from './wallet-forms.ts'

const BODY_MAX = 16 * 1024

type FormsDeps = { callAuth: CallAuth; enterQueue: Enter; site: AccountSite }

/**
 * The forms of the account pages are sent here, `FORMS` of the site. Better Auth answers what they ask, exactly as it
 * answers the app. A refusal comes back as the page with its sentence; a success leads on, by a redirect or, where the
 * page's script asked, by the address in JSON.
 */
export function createAccountForms(platform: Platform, { callAuth, enterQueue, site }: FormsDeps): Hono {
  const forms: Forms = { platform, site, ask: createAskAuth(platform, { callAuth, enterQueue }) }
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

  app.post('/account', (c) => enter(c, forms))
  addMailCodeForms(app, forms)
  addProviderForms(app, forms)
  addWalletForms(app, forms)
  app.get('/passkey', (c) => c.redirect('/login'))
  app.post('/passkey', (c) => enterWithPasskey(c, forms))
  app.get('/second-step', (c) => c.redirect('/login'))
  app.post('/second-step', (c) => takeSecondStep(c, forms))
  app.post('/reset-password', (c) => askForNewPassword(c, forms))
  app.post('/new-password', (c) => setNewPassword(c, forms))
  app.get('/confirm-email', (c) => c.redirect('/app/profile'))
  app.post('/confirm-email', (c) => confirmNewEmail(c, forms))
  app.get('/recover-account', (c) => c.redirect(RECOVERY_PATH))
  app.post('/recover-account', async (c) => {
    const isBack = await recoverAccount(platform, c.req.header('cookie'))
    return leadTo(c, isBack ? '/app' : '/login')
  })
  app.post('/sign-out', async (c) => {
    const answer = await forms.ask(c, '/sign-out', {})
    return leadTo(c, answer.refusal ? `/login?error=${answer.refusal.code}` : '/login?logout=1')
  })
  return app
}

/** Signs up or in. */
async function enter(c: Context, { platform, site, ask }: Forms): Promise<Response> {
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
  if (answer.token || answer.isWaiting) return finishSignIn(c, { platform, site }, answer, asked)
  // The account exists, and a mail asks to confirm it first.
  if (isFromScript(c)) return replyAccount(c, renderMailSent(email.trim(), site))
  keepSentTo(c, email.trim(), platform.settings.publicUrl)
  return leadTo(c, '/signup?enviado=1')
}

/** The script of the page hands over what the device said; without a script there are no passkeys. */
async function enterWithPasskey(c: Context, { platform, site, ask }: Forms): Promise<Response> {
  const field = await readForm(c)
  const asked = appPathOf(field('redirect'))
  const answer = await ask(c, PASSKEY_SIGN_IN, { response: parsed(field('response')) })
  if (!answer.refusal) return finishSignIn(c, { platform, site }, answer, asked)
  const { refusal, status } = answer
  const values = { name: '', email: '', role: 'couple' } as const
  const page = { mode: 'login', values, code: readPendingCode(c), asked, refusal } as const
  return replyAccount(c, renderAccount(page, site), status)
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

async function takeSecondStep(c: Context, { platform, site, ask }: Forms): Promise<Response> {
  const field = await readForm(c)
  const kind = field('kind') === 'recovery' ? 'recovery' : 'app'
  const asked = appPathOf(field('redirect'))
  const path = kind === 'app' ? '/two-factor/verify-totp' : '/two-factor/verify-backup-code'
  const answer = await ask(c, path, { code: field('code'), trustDevice: field('trust') === 'yes' })
  if (answer.refusal) {
    const { refusal, status } = answer
    return replyAccount(c, renderSecondStep({ kind, asked, refusal }, site), status)
  }
  return finishSignIn(c, { platform, site }, answer, asked)
}

async function askForNewPassword(c: Context, { site, ask }: Forms): Promise<Response> {
  const email = (await readForm(c))('email')
  const { refusal, ...answer } = await ask(c, '/request-password-reset', { email })
  if (!refusal && !isFromScript(c)) return leadTo(c, '/reset-password?enviado=1')
  const page = renderResetPassword({ email, isSent: !refusal, refusal }, site)
  return replyAccount(c, page, 'status' in answer ? answer.status : 200)
}

async function setNewPassword(c: Context, { site, ask }: Forms): Promise<Response> {
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
}

async function confirmNewEmail(c: Context, { platform, site }: Forms): Promise<Response> {
  const token = (await readForm(c))('token')
  const outcome = await confirmEmailChange(platform, token)
  return replyAccount(c, renderConfirmEmail({ token, outcome }, site), outcome === 'invalid' ? 400 : 200)
}
