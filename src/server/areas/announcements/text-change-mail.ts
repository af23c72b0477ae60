import { ANNOUNCED_DAYS_AHEAD, DOCUMENT_NAMES } from '#domain/announcements/announcements.ts'
import type { LegalDocument } from '#domain/operation/legal-documents.ts'
import { dateInWords } from '#domain/time/spanish-day.ts'
import type { Mail } from '#server/platform/mail.ts'
import { changesPath, LEGAL_PATHS } from '#site/legal/legal-paths.ts'

type Change = { document: LegalDocument; summary: string; effectiveOn: string }

/** To everybody, at least 30 days before a text of law changes. */
export const textChangeMail = (
  to: string,
  { document, summary, effectiveOn }: Change,
  publicUrl: string,
): Mail => ({
  to,
  subject: `El ${dateInWords(effectiveOn)} ${DOCUMENT_NAMES[document].changes} de Azahar`,
  text: `Hola:

El ${dateInWords(effectiveOn)} ${DOCUMENT_NAMES[document].changes} de Azahar. Hasta ese día vale lo de ahora.

${summary}

Lo viejo y lo nuevo, uno al lado del otro:

${publicUrl}${changesPath(document)}

No tienes que hacer nada para seguir. Si no te convence, puedes irte antes, sin coste, con todo lo tuyo: se descarga y se elimina en tu perfil.

${publicUrl}/app/profile

Azahar
`,
})

/** To those who got the mail of an announcement that was taken back. */
export const textWithdrawalMail = (
  to: string,
  { document, withdrawalReason, effectiveOn }: Omit<Change, 'summary'> & { withdrawalReason: string | null },
  publicUrl: string,
): Mail => ({
  to,
  subject: `Al final, el ${dateInWords(effectiveOn)} no ${DOCUMENT_NAMES[document].changes} de Azahar`,
  text: `Hola:

Te escribimos que el ${dateInWords(effectiveOn)} ${DOCUMENT_NAMES[document].changes} de Azahar. Lo hemos retirado: sigue valiendo lo de ahora.

${withdrawalReason}

El texto que vale:

${publicUrl}${LEGAL_PATHS[document]}

No tienes que hacer nada. Si más adelante cambia algo, te avisaremos otra vez con ${ANNOUNCED_DAYS_AHEAD} días.

Azahar
`,
})
