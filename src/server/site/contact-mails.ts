import type { ContactMessage } from '#domain/contact.ts'
import type { Mail } from '../platform/mail.ts'

/** The message of the form on /contacto. Answering the mail answers the person. */
export const contactMail = (to: string, { name, email, message }: ContactMessage): Mail => ({
  to,
  replyTo: email,
  subject: `Contacto: ${name}`,
  text: `${name} <${email}> ha escrito desde la página de contacto:

${message}
`,
})

/** The message to a planner from their public profile. */
export const plannerContactMail = (to: string, { name, email, message }: ContactMessage): Mail => ({
  to,
  replyTo: email,
  subject: `${name} te escribe desde tu perfil de Azahar`,
  text: `${name} ha visto tu perfil en el directorio de Azahar y te escribe:

${message}

Contesta a este correo y tu respuesta llegará a ${email}.

Azahar
`,
})
