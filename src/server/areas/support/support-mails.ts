import type { SupportMessage } from '#contract/support.ts'
import { inMadrid } from '#server/core/auth/mails.ts'
import type { Actor } from '#server/core/auth/membership.ts'
import type { Mail } from '#server/platform/mail.ts'

type Written = {
  subject: string
  text: string
  facts: SupportMessage['facts']
  isFirst: boolean
  dueAt: Date
}

/** To those who answer: the message, marked where it comes first, and until when an answer is promised. */
export const writtenMail = (
  to: string,
  { fullName, email }: Pick<Actor, 'fullName' | 'email'>,
  { subject, text, facts, isFirst, dueAt }: Written,
): Omit<Mail, 'id'> => ({
  to,
  replyTo: email,
  subject: `${isFirst ? 'Ayuda, planner' : 'Ayuda'}: ${subject}`,
  text: `${fullName || 'Alguien con cuenta'} (${email}) escribe desde «Ayuda» y espera respuesta antes del ${inMadrid.format(dueAt)} (hora de Madrid):

${text}
${facts ? `\n${Object.values(facts).join('\n')}\n` : ''}
Contesta a este correo: llega a esa persona.
`,
})
