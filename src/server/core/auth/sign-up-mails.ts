import type { Role } from '#domain/members/roles.ts'
import { documentsAtSignUp } from '#domain/operation/legal-documents.ts'
import type { QueuedMail } from '#server/core/jobs/send-mail.ts'
import type { Mail } from '#server/platform/mail.ts'

/** The mail that confirms an address after signup, valid for a day. */
export const confirmEmailMail = (to: string, link: string): Mail => ({
  to,
  subject: 'Confirma tu cuenta de Azahar',
  text: `Hola:

Ya casi está. Confirma que este email es tuyo y podrás entrar (el enlace vale un día):

${link}

Si no has creado ninguna cuenta, no hagas nada.

Azahar
`,
})

/**
 * Confirms the account and brings along what was accepted with it, to be kept (LSSI 28, TRLGDCU 98.7): once its address
 * is confirmed, or at once where that is not asked.
 */
export const welcomeMail = (to: string, role: Role, publicUrl: string): QueuedMail => ({
  to,
  documents: documentsAtSignUp(role),
  subject: 'Tu cuenta de Azahar está lista',
  text: `Hola:

Tu cuenta de Azahar está lista. ${
    role === 'planner'
      ? 'Crea tu primera boda, que es gratis, o entra en la de una pareja con su código:'
      : 'Empieza tu boda, o entra en la que ya existe con su código:'
  }

${publicUrl}/app

Al crearla aceptaste los términos${role === 'planner' ? ' y el encargo de tratamiento' : ''}. Van adjuntos, con la política de privacidad, para que los guardes. En tu perfil ves qué versión aceptaste, y aquí están los de ahora:

${publicUrl}/terminos${role === 'planner' ? `\n${publicUrl}/encargo` : ''}
${publicUrl}/privacidad

${
  role === 'couple'
    ? 'Si cambias de idea, en los 14 días siguientes puedes desistir sin dar motivos; el modelo está en los términos.\n\n'
    : ''
}Si no has creado tú esta cuenta, dínoslo: ${publicUrl}/contacto

Azahar
`,
})

/** To an address that has an account already and was used to sign up again. */
export const accountExistsMail = (to: string, publicUrl: string): Mail => ({
  to,
  subject: 'Ya tienes una cuenta en Azahar',
  text: `Hola:

Alguien ha intentado crear una cuenta con este email, y ya tienes una. Entra aquí:

${publicUrl}/login

Si no recuerdas la contraseña, pide una nueva:

${publicUrl}/reset-password

Si no has sido tú, no hagas nada.

Azahar
`,
})
