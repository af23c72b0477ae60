import { LegalLinks } from './legal-links.tsx'
import { OfMode } from './of-mode.tsx'

export function AccountFootnote() {
  return (
    <OfMode
      signup={
        <>
          Al crear la cuenta aceptas los{' '}
          <a href="/terminos" className="link font-normal">
            términos
          </a>
          <span className="of-planner">
            {' '}
            y el{' '}
            <a href="/encargo" className="link font-normal">
              encargo de tratamiento
            </a>
          </span>{' '}
          y confirmas que has leído la{' '}
          <a href="/privacidad" className="link font-normal">
            política de privacidad
          </a>
          .
        </>
      }
      login={<LegalLinks />}
    />
  )
}
