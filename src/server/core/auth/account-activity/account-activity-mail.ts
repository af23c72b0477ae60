import {
  type AccountActivityKind,
  accountActivityLine,
  accountActivityMail,
} from '#domain/accounts/account-activity.ts'
import { spanishMomentAt } from '#domain/time/spanish-day.ts'
import type { Mail } from '#server/platform/mail.ts'

type Change = { kind: AccountActivityKind; subject: string; device: string; at: Date }

/** To a person about whose account something has changed, by them or by another who could. */
export const accountChangeMail = (
  to: string,
  { kind, subject, device, at }: Change,
  publicUrl: string,
): Mail => ({
  to,
  subject: accountActivityMail(kind)!,
  text: `Hola:

${accountActivityLine(kind, subject)}

${device ? `${device}, el` : 'El'} ${spanishMomentAt(at)} (hora de Madrid).

Si has sido tú, no hagas nada. Si no, elige otra contraseña y revisa la actividad de tu cuenta:

${publicUrl}/reset-password
${publicUrl}/app/profile

Azahar
`,
})
