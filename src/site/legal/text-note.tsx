import { DOCUMENT_NAMES } from '#domain/announcements/announcements.ts'
import type { LegalDocument } from '#domain/operation/legal-documents.ts'
import { dateInWords } from '#domain/time/spanish-day.ts'
import { changesPath, LEGAL_PATHS } from './legal-paths.ts'

type TextNoteProps = { document: LegalDocument; effectiveOn: string; shows: 'present' | 'coming' }

/** Above a text that is about to change, and above the one that comes. */
export function TextNote({ document, effectiveOn, shows }: TextNoteProps) {
  const day = dateInWords(effectiveOn)
  return (
    <p className="wrap pt-6 text-ink-2">
      {shows === 'present'
        ? `El ${day} ${DOCUMENT_NAMES[document].changes}: `
        : `Este texto aún no vale: lo hará desde el ${day}. `}
      <a href={changesPath(document)} className="link">
        lo viejo y lo nuevo
      </a>
      {' · '}
      {shows === 'present' ? (
        <a href={`${LEGAL_PATHS[document]}?nuevo`} className="link">
          el texto nuevo
        </a>
      ) : (
        <a href={LEGAL_PATHS[document]} className="link">
          el texto de ahora
        </a>
      )}
    </p>
  )
}
