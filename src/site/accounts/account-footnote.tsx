import { PrivacyLink, ProcessingLink, TermsLink } from './accepted-documents.tsx'
import { LegalLinks } from './legal-links.tsx'
import { OfMode } from './of-mode.tsx'

export function AccountFootnote() {
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
        </>
      }
      login={<LegalLinks />}
    />
  )
}
