import { DAY_SECONDS, HOUR_SECONDS } from '#domain/time/time.ts'
import type { Platform } from '#server/core/context.ts'
import { type QueuedMail, sendMail } from '#server/core/jobs/send-mail.ts'
import { transactionOf } from './auth-transaction.ts'
import { CODE_SECONDS } from './mail-codes.ts'
import { resetPasswordMail, signInCodeMail } from './mails.ts'
import { accountExistsMail, confirmEmailMail, welcomeMail } from './sign-up-mails.ts'

/** The mails that Better Auth asks for. An answer that waited for the mail server would tell who has an account. */
export function queuedMails({ db, clock, settings: { publicUrl } }: Platform) {
  const deliver = (mail: QueuedMail, validSeconds?: number) => {
    const expiresAt = validSeconds ? new Date(clock.now().getTime() + validSeconds * 1000) : undefined
    return sendMail(transactionOf(db), { ...mail, expiresAt })
  }
  return {
    resetPassword: async ({ user, token }: Recipient) =>
      deliver(resetPasswordMail(user.email, `${publicUrl}/reset-password-new?token=${token}`), HOUR_SECONDS),
    accountExists: async ({ user }: Omit<Recipient, 'token'>) =>
      deliver(accountExistsMail(user.email, publicUrl)),
    signInCode: async (to: string, code: string) =>
      deliver(signInCodeMail(to, code, `${publicUrl}/login?paso=correo&codigo=${code}`), CODE_SECONDS),
    /** The role of spec 3 is a field of ours: Better Auth's own type of a user does not know it. */
    welcome: async (user: { email: string; role?: unknown }) =>
      deliver(welcomeMail(user.email, user.role === 'planner' ? 'planner' : 'couple', publicUrl)),
    confirmEmail: async ({ user, token }: Recipient) =>
      deliver(confirmEmailMail(user.email, `${publicUrl}/api/auth/verify-email?token=${token}`), DAY_SECONDS),
  }
}

type Recipient = { user: { email: string }; token: string }
