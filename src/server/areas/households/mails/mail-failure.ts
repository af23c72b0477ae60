import { type MailRefusal, refusalOf } from '#domain/households/mail-refusals.ts'

/**
 * The meaning of a sending error for the mail: refused for good, put off by the server of its recipient, or a failure
 * that has nothing to do with it, such as a mail server that is away.
 */
export type MailFailure = { kind: 'refused'; refusal: MailRefusal } | { kind: 'later' } | { kind: 'outage' }

/** The commands of SMTP whose answer is about one recipient or one mail. */
const ABOUT_THE_MAIL = new Set(['RCPT TO', 'DATA'])

export function failureOf(error: unknown): MailFailure {
  const { code, command, responseCode, response } = error as {
    code?: string
    command?: string
    responseCode?: number
    response?: string
  }
  // nodemailer finds no recipient in an address that it cannot read.
  if (code === 'EENVELOPE' && !responseCode) return { kind: 'refused', refusal: 'invalidAddress' }
  if (!responseCode || !ABOUT_THE_MAIL.has(command ?? '')) return { kind: 'outage' }
  if (responseCode < 500) return { kind: 'later' }
  if (command === 'DATA') return { kind: 'refused', refusal: 'notAccepted' }
  return { kind: 'refused', refusal: refusalOf(responseCode, response ?? '') }
}
