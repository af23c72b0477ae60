import type { SupportMessage } from '#contract/support.ts'
import { SUPPORT_PARAMETER } from '#domain/support/support.ts'
import { spanishMomentAt } from '#domain/time/spanish-day.ts'
import type { Configured } from '#server/core/context.ts'
import type { Actor } from '#server/core/membership.ts'
import type { Mail } from '#server/platform/mail.ts'

export type Written = {
  subject: string
  text: string
  facts: SupportMessage['facts']
  isFirst: boolean
  dueAt: Date
}

type Whom = Configured<'operatorEmails' | 'contactEmail' | 'publicUrl'>

/**
 * To those who answer. Operators answer in their area, where the message waits, so that the answer is in the app too;
 * where the installation names none, the mail brings the message and is answered.
 */
export const writtenMails = (whom: Whom, from: Pick<Actor, 'fullName' | 'email'>, written: Written) =>
  whom.settings.operatorEmails.length > 0
    ? whom.settings.operatorEmails.map((to) => waitingMail(to, written, whom.settings.publicUrl))
    : [writtenMail(whom.settings.contactEmail, from, written)]

const waitingMail = (to: string, { isFirst, dueAt }: Written, publicUrl: string): Omit<Mail, 'id'> => ({
  to,
  subject: `${isFirst ? 'Ayuda, planner' : 'Ayuda'}: un mensaje espera respuesta`,
  text: `Espera respuesta antes del ${spanishMomentAt(dueAt)} (hora de Madrid). Se lee y se contesta en Operación:

${publicUrl}/app/operator#mensajes
`,
})

const writtenMail = (
  to: string,
  { fullName, email }: Pick<Actor, 'fullName' | 'email'>,
  { subject, text, facts, isFirst, dueAt }: Written,
): Omit<Mail, 'id'> => ({
  to,
  replyTo: email,
  subject: `${isFirst ? 'Ayuda, planner' : 'Ayuda'}: ${subject}`,
  text: `${fullName || 'Alguien con cuenta'} (${email}) escribe desde «Ayuda» y espera respuesta antes del ${spanishMomentAt(dueAt)} (hora de Madrid):

${text}
${facts ? `\n${Object.values(facts).join('\n')}\n` : ''}
Contesta a este correo: llega a esa persona.
`,
})

type Answer = { subject: string; text: string; operatorName: string; conversationId: string }

/** To a person: the answer of the operator, which they find in the app as well. */
export const answeredMail = (
  to: string,
  { subject, text, operatorName, conversationId }: Answer,
  publicUrl: string,
): Omit<Mail, 'id'> => ({
  to,
  subject: `Re: ${subject}`,
  text: `${text}

${operatorName}, de Azahar

Para contestar, entra en tu conversación:
${publicUrl}/app/help?${SUPPORT_PARAMETER}=${conversationId}
`,
})
