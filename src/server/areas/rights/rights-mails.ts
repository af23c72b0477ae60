import { ACCOUNT_RECOVERY_DAYS, KEPT_BY_LAW } from '#domain/accounts/account-deletion.ts'
import { DATA_EXPORT_HOURS } from '#domain/accounts/data-exports.ts'
import { spanishDayAt } from '#domain/time/spanish-day.ts'
import type { Mail } from '#server/platform/mail.ts'

/** To a person whose account is going to be deleted. */
export const accountDeletionMail = (to: string, dueAt: Date, publicUrl: string): Mail => ({
  to,
  subject: 'Tu cuenta de Azahar se va a eliminar',
  text: `Hola:

Has eliminado tu cuenta de Azahar y hemos cerrado tus sesiones.

Si cambias de idea, entra como siempre antes del ${spanishDayAt(dueAt)} y pulsa «Recuperar mi cuenta». Tienes ${ACCOUNT_RECOVERY_DAYS} días:

${publicUrl}/login

Después eliminaremos para siempre tus datos y las bodas en las que no haya nadie más. ${KEPT_BY_LAW}, se conserva bloqueado el tiempo que marque la ley.

Si no has sido tú, entra, recupera la cuenta y cambia la contraseña.

Azahar
`,
})

/** To a person who has come back. */
export const accountRecoveredMail = (to: string, publicUrl: string): Mail => ({
  to,
  subject: 'Tu cuenta de Azahar sigue contigo',
  text: `Hola:

Has recuperado tu cuenta de Azahar. Todo está como lo dejaste:

${publicUrl}/app

Si no has sido tú, cambia la contraseña en tu perfil.

Azahar
`,
})

/** To a person whose copy is ready; the link asks for their session. */
export const dataExportMail = (to: string, publicUrl: string): Mail => ({
  to,
  subject: 'Tu copia de Azahar está lista',
  text: `Hola:

La copia de tus datos que pediste está lista. Descárgala en tu perfil durante las próximas ${DATA_EXPORT_HOURS} horas:

${publicUrl}/app/profile#tus-datos

Si no la has pedido tú, cambia la contraseña.

Azahar
`,
})
