import { DOCUMENT_NAMES } from '#domain/announcements/announcements.ts'
import type { LegalDocument } from '#domain/operation/legal-documents.ts'
import { dateInWords } from '#domain/time/spanish-day.ts'
import type { Mail } from '#server/platform/mail.ts'
import { changesPath } from '#site/legal/legal-paths.ts'

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
