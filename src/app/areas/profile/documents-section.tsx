import { useQuery } from '@tanstack/react-query'
import type { LegalDocument } from '#domain/operation/legal-documents.ts'
import { cx } from '#ui/class-names.ts'
import { messageFor } from '../../shared/error-messages.ts'
import { dateInWords, instantInWords } from '../../shared/words/spanish-dates.ts'
import { SettingsRow, SettingsSection } from '../../shell/settings-section.tsx'
import { documentsQuery } from './profile.queries.ts'

const DOCUMENTS: Record<LegalDocument, { title: string; path: string; accepted: string }> = {
  notice: { title: 'Aviso legal', path: '/aviso-legal', accepted: 'Leído' },
  terms: { title: 'Términos', path: '/terminos', accepted: 'Aceptados' },
  privacy: { title: 'Política de privacidad', path: '/privacidad', accepted: 'Leída' },
  processing: { title: 'Encargo de tratamiento', path: '/encargo', accepted: 'Aceptado' },
}

/** Lists the texts that the person agreed to and when, as they stand now, to read or to keep. */
export function DocumentsSection() {
  const { data: documents, error } = useQuery(documentsQuery())
  return (
    <SettingsSection id="documentos" title="Lo que aceptaste">
      {!documents && (
        <p
          role={error ? 'alert' : undefined}
          className={cx('border-t border-line py-4 text-sm', error ? 'text-danger' : 'text-ink-3')}
        >
          {error ? messageFor(error) : 'Cargando…'}
        </p>
      )}
      {documents?.map(({ document, version, currentVersion, acceptedAt }) => {
        const { title, path, accepted } = DOCUMENTS[document]
        return (
          <SettingsRow
            key={document}
            title={title}
            line={`${accepted} el ${instantInWords(acceptedAt)}, en su versión del ${dateInWords(version)}.${
              currentVersion > version
                ? ` Desde entonces cambió: la versión de ahora es del ${dateInWords(currentVersion)}.`
                : ''
            }`}
            action={
              <span className={LINKS}>
                <ReadLink {...{ title, path }} />
                <a
                  href={`${path}?descargar`}
                  className="link pointer-coarse:py-3"
                  aria-label={`Descargar: ${title}`}
                >
                  Descargar
                </a>
              </span>
            }
          />
        )
      })}
      <SettingsRow
        title={DOCUMENTS.notice.title}
        line="No hay que aceptarlo: dice quién gestiona esta web y cómo avisar de un contenido."
        action={
          <span className={LINKS}>
            <ReadLink {...DOCUMENTS.notice} />
          </span>
        }
      />
    </SettingsSection>
  )
}

const LINKS = 'flex gap-4 text-sm'

const ReadLink = ({ title, path }: { title: string; path: string }) => (
  <a href={path} className="link pointer-coarse:py-3" aria-label={`Leer: ${title}`}>
    Leer
  </a>
)
