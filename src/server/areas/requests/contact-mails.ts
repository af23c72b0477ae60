import { formatEuros, toCents } from '#domain/budget/money.ts'
import { namesSeveral } from '#domain/guests/person-name.ts'
import type { ContactMessage } from '#domain/operation/contact.ts'
import type { RequestDetails } from '#domain/planners/planner-requests.ts'
import { dateInWords } from '#domain/time/spanish-day.ts'
import type { Mail } from '#server/platform/mail.ts'

/** The message of the form on /contacto. Answering the mail answers the person. */
export const contactMail = (to: string, { name, email, message }: ContactMessage): Mail => ({
  to,
  replyTo: email,
  subject: `Contacto: ${name}`,
  text: `${name} <${email}> ha escrito desde la página de contacto:

${message}
`,
})

/** The message to a planner from their public profile, with the details of the wedding. */
export const plannerContactMail = (
  to: string,
  { name, email, message }: ContactMessage,
  details: RequestDetails,
): Mail => ({
  to,
  replyTo: email,
  subject: `${name} ${namesSeveral(name) ? 'te escriben' : 'te escribe'} desde tu perfil de Azahar`,
  text: `${name} ${namesSeveral(name) ? 'han visto tu perfil en el directorio de Azahar y te escriben' : 'ha visto tu perfil en el directorio de Azahar y te escribe'}:

${message}
${detailsInLines(details)}
Contesta a este correo y tu respuesta llegará a ${email}.

Azahar
`,
})

function detailsInLines({ phone, eventDate, place, guests, budget }: RequestDetails): string {
  const lines = [
    eventDate && `Fecha: ${dateInWords(eventDate)}`,
    place && `Lugar: ${place}`,
    guests && `Invitados: ${guests}`,
    budget && `Presupuesto: ${formatEuros(toCents(budget))}`,
    phone && `Teléfono: ${phone}`,
  ].filter(Boolean)
  return lines.length > 0 ? `\n${lines.join('\n')}\n` : ''
}
