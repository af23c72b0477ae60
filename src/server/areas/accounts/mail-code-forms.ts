import type { Context, Hono } from 'hono'
import { readDigits } from '#domain/accounts/second-step.ts'
import { appPathOf } from '#domain/text/asked-path.ts'
import { CODE_AGAIN_SECONDS } from '#server/core/auth/attempt-limits.ts'
import type { Platform } from '#server/core/context.ts'
import { type AccountSite, renderAskMailCode, renderMailCode } from '#site/accounts/account-pages.tsx'
import type { FormRefusal } from '#site/accounts/forms.ts'
import { mailCodePath } from '#site/accounts/mail-code-page.tsx'
import { keepCodeSentTo, readCodeSentTo } from './account-cookies.ts'
import { replyAccount } from './account-reply.ts'
import type { Forms } from './ask-auth.ts'
import { finishSignIn, isFromScript, leadTo, readForm } from './form-replies.ts'

/** The forms that ask for a code by mail and give it. */
export function addMailCodeForms(app: Hono, forms: Forms): void {
  app.get('/ask-mail-code', (c) => c.redirect('/login'))
  app.get('/mail-code', (c) => c.redirect('/login'))
  app.post('/ask-mail-code', (c) => askForMailCode(c, forms))
  app.post('/mail-code', (c) => takeMailCode(c, forms))
}

/** `/login?paso=email` and `/login?paso=correo`. The code of a link is taken over on the device that asked for it. */
export function replyMailCode(
  c: Context,
  step: string,
  { platform, site }: { platform: Platform; site: AccountSite },
) {
  const asked = appPathOf(c.req.query('redirect') ?? '')
  if (step === 'email') return replyAccount(c, renderAskMailCode({ email: '', asked }, site))
  const sent = readCodeSentTo(c, platform)
  const code = sent.email === null ? null : readDigits(c.req.query('codigo') ?? '')
  return replyAccount(c, renderMailCode({ ...sent, asked, ...(code && { code }) }, site))
}

async function askForMailCode(c: Context, { platform, site, ask }: Forms): Promise<Response> {
  const field = await readForm(c)
  const [email, asked] = [field('email').trim(), appPathOf(field('redirect'))]
  const answer = await ask(c, '/email-otp/send-verification-otp', { email })
  const isAgain = readCodeSentTo(c, platform).email === email
  if (answer.refusal) {
    const refusal = saidAsTooSoon(answer.refusal)
    const againInSeconds = refusal.code === 'CODE_TOO_SOON' ? refusal.data!.retryAfterSeconds! : 0
    const page = isAgain
      ? renderMailCode({ email, asked, refusal, againInSeconds }, site)
      : renderAskMailCode({ email, asked, refusal }, site)
    return replyAccount(c, page, answer.status)
  }
  keepCodeSentTo(c, email, platform)
  if (!isFromScript(c)) return leadTo(c, mailCodePath(asked))
  const page = { email, asked, isSentAgain: isAgain, againInSeconds: CODE_AGAIN_SECONDS }
  return replyAccount(c, renderMailCode(page, site))
}

/** The pause between two codes is no fault of the person, so it has a sentence of its own. */
function saidAsTooSoon(refusal: FormRefusal): FormRefusal {
  const wait = refusal.data?.retryAfterSeconds ?? 0
  const isPause = refusal.code === 'TOO_MANY_ATTEMPTS' && wait > 0 && wait <= CODE_AGAIN_SECONDS
  return isPause ? { ...refusal, code: 'CODE_TOO_SOON' } : refusal
}

async function takeMailCode(c: Context, forms: Forms): Promise<Response> {
  const field = await readForm(c)
  const [email, asked] = [field('email').trim(), appPathOf(field('redirect'))]
  const answer = await forms.ask(c, '/sign-in/email-otp', { email, otp: field('code') })
  if (!answer.refusal) return finishSignIn(c, forms, answer, asked)
  const { refusal, status } = answer
  const page = { ...readCodeSentTo(c, forms.platform), asked, refusal }
  return replyAccount(c, renderMailCode(page, forms.site), status)
}
