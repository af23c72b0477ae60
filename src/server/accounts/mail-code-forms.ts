import type { Context, Hono } from 'hono'
import { appPathOf } from '#domain/asked-path.ts'
import { readDigits } from '#domain/second-step.ts'
import { type AccountSite, renderAskMailCode, renderMailCode } from '#site/accounts/account-pages.tsx'
import { mailCodePath } from '#site/accounts/mail-code-page.tsx'
import { keepCodeSentTo, readCodeSentTo } from './account-cookies.ts'
import type { Forms } from './account-forms.ts'
import { replyAccount } from './account-reply.ts'
import { finishSignIn, isFromScript, leadTo, readForm } from './form-replies.ts'

/** Where a code by mail is asked for and given. */
export function addMailCodeForms(app: Hono, forms: Forms): void {
  app.get('/ask-mail-code', (c) => c.redirect('/login'))
  app.get('/mail-code', (c) => c.redirect('/login'))
  app.post('/ask-mail-code', (c) => askForMailCode(c, forms))
  app.post('/mail-code', (c) => takeMailCode(c, forms))
}

/** `/login?paso=email` and `/login?paso=correo`. The code of a link is taken over on the device that asked for it. */
export function replyMailCode(c: Context, step: string, site: AccountSite) {
  const asked = appPathOf(c.req.query('redirect') ?? '')
  if (step === 'email') return replyAccount(c, renderAskMailCode({ email: '', asked }, site))
  const email = readCodeSentTo(c)
  const code = email === null ? null : readDigits(c.req.query('codigo') ?? '')
  return replyAccount(c, renderMailCode({ email, asked, ...(code && { code }) }, site))
}

async function askForMailCode(c: Context, { platform, site, ask }: Forms): Promise<Response> {
  const field = await readForm(c)
  const [email, asked] = [field('email').trim(), appPathOf(field('redirect'))]
  const answer = await ask(c, '/email-otp/send-verification-otp', { email })
  if (answer.refusal) {
    const { refusal, status } = answer
    const isAgain = readCodeSentTo(c) === email
    const page = isAgain
      ? renderMailCode({ email, asked, refusal }, site)
      : renderAskMailCode({ email, asked, refusal }, site)
    return replyAccount(c, page, status)
  }
  keepCodeSentTo(c, email, platform.publicUrl)
  if (isFromScript(c)) return replyAccount(c, renderMailCode({ email, asked }, site))
  return leadTo(c, mailCodePath(asked))
}

async function takeMailCode(c: Context, forms: Forms): Promise<Response> {
  const field = await readForm(c)
  const [email, asked] = [field('email').trim(), appPathOf(field('redirect'))]
  const answer = await forms.ask(c, '/sign-in/email-otp', { email, otp: field('code') })
  if (!answer.refusal) return finishSignIn(c, forms, answer, asked)
  const { refusal, status } = answer
  const page = { email: readCodeSentTo(c), asked, refusal }
  return replyAccount(c, renderMailCode(page, forms.site), status)
}
