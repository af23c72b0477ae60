import { inMadrid } from '#server/core/auth/mails.ts'
import type { Actor } from '#server/core/auth/membership.ts'
import type { Platform } from '#server/core/context.ts'
import type { Mail } from '#server/platform/mail.ts'

type Written = { subject: string; text: string; dueAt: Date }
type Whom = Pick<Platform, 'operatorEmails' | 'contactEmail' | 'publicUrl'>

/** To those who answer: that a message waits, or, where there is no operator's area, the message. */
export function writtenMails(
  { operatorEmails, contactEmail, publicUrl }: Whom,
  { fullName, email }: Pick<Actor, 'fullName' | 'email'>,
  { subject, text, dueAt }: Written,
): Omit<Mail, 'id'>[] {
  if (operatorEmails.length === 0) {
    return [
      {
        to: contactEmail,
        replyTo: email,
        subject: `Ayuda: ${subject}`,
        text: `${fullName || 'Alguien con cuenta'} (${email}) escribe desde «Ayuda»:

${text}

Contesta a este correo: llega a esa persona.
`,
      },
    ]
  }
  return operatorEmails.map((to) => ({
    to,
    subject: 'Hay un mensaje por contestar en Azahar',
    text: `Un mensaje espera respuesta antes del ${inMadrid.format(dueAt)} (hora de Madrid).

${publicUrl}/app/operator#mensajes
`,
  }))
}

/** To a person: what the operator has answered, which they find in the app as well. */
export const answeredMail = (
  to: string,
  {
    subject,
    text,
    operatorName,
    conversationId,
  }: Omit<Written, 'dueAt'> & {
    operatorName: string
    conversationId: string
  },
  publicUrl: string,
): Omit<Mail, 'id'> => ({
  to,
  subject: `Re: ${subject}`,
  text: `${text}

${operatorName}, de Azahar

Para contestar, entra en tu conversación:
${publicUrl}/app/help?conversacion=${conversationId}
`,
})
