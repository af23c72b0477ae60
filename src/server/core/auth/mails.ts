import { spanishMomentAt } from '#domain/time/spanish-day.ts'
import type { Mail } from '#server/platform/mail.ts'

/** The mail with the link to choose a new password, valid for an hour. */
export const resetPasswordMail = (to: string, link: string): Mail => ({
  to,
  subject: 'Elige una contraseña nueva en Azahar',
  text: `Hola:

Alguien, esperamos que tú, ha pedido cambiar la contraseña de tu cuenta de Azahar.
Elige una nueva aquí (el enlace vale una hora):

${link}

Si no has sido tú, no hagas nada: tu contraseña sigue siendo la misma.

Azahar
`,
})

/** The mail with the code to sign in, valid for ten minutes; its link serves where the code was asked for. */
export const signInCodeMail = (to: string, code: string, link: string): Mail => ({
  to,
  subject: 'Tu código para entrar en Azahar',
  text: `Hola:

Tu código para entrar en Azahar es:

${code}

Vale diez minutos. En el dispositivo donde lo has pedido también puedes abrir este enlace:

${link}

Si no lo has pedido tú, no hagas nada y no se lo des a nadie.

Azahar
`,
})

/** To a person whose account was opened in a browser that had not opened it before. */
export const newDeviceMail = (to: string, device: string, at: Date, publicUrl: string): Mail => ({
  to,
  subject: 'Has entrado en Azahar desde otro dispositivo',
  text: `Hola:

Se ha entrado en tu cuenta de Azahar desde un dispositivo nuevo:

${device}, el ${spanishMomentAt(at)} (hora de Madrid).

Si has sido tú, no hagas nada. Si no, cierra esa sesión y cambia la contraseña aquí:

${publicUrl}/app/profile

Azahar
`,
})
