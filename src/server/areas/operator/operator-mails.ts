import { SUSPENSION_CLAIM_MONTHS } from '#domain/operator/operators.ts'
import type { Mail } from '#server/platform/mail.ts'

/** To a person whose account was suspended: why, and how to claim (DSA 17 and 20). */
export const suspendedMail = (to: string, reason: string, publicUrl: string): Omit<Mail, 'id'> => ({
  to,
  subject: 'Hemos suspendido tu cuenta de Azahar',
  text: `Hola:

Hemos suspendido tu cuenta de Azahar. Tus sesiones se han cerrado y por ahora no puedes entrar. El motivo:

${reason}

Lo ha decidido una persona. No se ha eliminado nada: tus bodas y tus datos siguen guardados, y los demás miembros de tus bodas las ven como siempre.

Si no estás de acuerdo, puedes reclamar durante ${SUSPENSION_CLAIM_MONTHS} meses. Desde ahí puedes pedir también una copia de tus datos:

${publicUrl}/contacto

Azahar
`,
})

/** To a person whose account is open again. */
export const restoredMail = (to: string, publicUrl: string): Omit<Mail, 'id'> => ({
  to,
  subject: 'Tu cuenta de Azahar vuelve a estar abierta',
  text: `Hola:

Hemos levantado la suspensión de tu cuenta. Todo está como estaba:

${publicUrl}/login

Azahar
`,
})
