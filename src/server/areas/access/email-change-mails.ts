import type { Mail } from '#server/platform/mail.ts'

type Addresses = { from: string; to: string }

/** To both mailboxes of a person who wants another address; nothing changes before both have confirmed it. */
export const emailChangeMail = (mailbox: string, { from, to }: Addresses, link: string): Mail => ({
  to: mailbox,
  subject: 'Confirma el cambio de email de tu cuenta de Azahar',
  text: `Hola:

Se ha pedido cambiar el email de una cuenta de Azahar, de ${from} a ${to}.

Para que cambie hay que confirmarlo en los dos correos. Confírmalo en este (el enlace vale un día):

${link}

Si no has sido tú, no hagas nada: el email seguirá siendo el mismo.

Azahar
`,
})

/** To the mailbox that was left. */
export const emailChangedMail = (to: string, newEmail: string): Mail => ({
  to,
  subject: 'El email de tu cuenta de Azahar ha cambiado',
  text: `Hola:

Como se ha confirmado en los dos correos, tu cuenta de Azahar ya no usa este email. Ahora se entra con ${newEmail}.

Azahar
`,
})
