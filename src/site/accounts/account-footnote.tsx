import { Fragment } from 'react'
import { DOCUMENT_NAMES } from '#domain/announcements/announcements.ts'
import type { LegalDocument } from '#domain/operation/legal-documents.ts'
import { changesPath } from '../legal/legal-paths.ts'
import { PrivacyLink, ProcessingLink, TermsLink } from './accepted-documents.tsx'
import { LegalLinks } from './legal-links.tsx'
import { OfMode } from './of-mode.tsx'

/** `coming` are the texts that the release carries for later, whose announced changes a new person is to see too. */
export function AccountFootnote({ coming }: { coming: readonly LegalDocument[] }) {
  return (
    <OfMode
      signup={
        <>
          Al crear la cuenta aceptas los <TermsLink />
          <span className="of-planner">
            {' '}
            y el <ProcessingLink />
          </span>{' '}
          y confirmas que has leído la <PrivacyLink />.
          {coming.length > 0 && (
            <>
              {' '}
              Cambios anunciados:{' '}
              {coming.map((document, at) => (
                <Fragment key={document}>
                  {at > 0 && ', '}
                  <a href={changesPath(document)} className="link font-normal">
                    {DOCUMENT_NAMES[document].name}
                  </a>
                </Fragment>
              ))}
              .
            </>
          )}
        </>
      }
      login={<LegalLinks />}
    />
  )
}
