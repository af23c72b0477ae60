import type { Operator } from '#domain/operation/operator.ts'
import { BrowserStorage } from './browser-storage.tsx'
import { GuestData } from './guest-data.tsx'
import { ContactLink, LegalPage, type LegalSection } from './legal-page.tsx'
import { OperatorIdentity } from './operator-identity.tsx'
import { PRIVACY_OF_VENDORS } from './privacy-of-vendors.tsx'
import { PrivacyPurposes } from './privacy-purposes.tsx'
import { PrivacyRecipients } from './privacy-recipients.tsx'
import { PrivacyRetention } from './privacy-retention.tsx'
import { PrivacyRights } from './privacy-rights.tsx'
import { SENSITIVE_SECTIONS } from './privacy-sensitive.tsx'
import { PrivacyTransfers } from './privacy-transfers.tsx'

/** /privacidad: what RGPD 13 and 14 want a person to be told. */
export function PrivacyPage({ operator }: { operator: Operator }) {
  return (
    <LegalPage
      document="privacy"
      title="Privacidad"
      summary="Guardamos lo que hace falta para organizar una boda y nada más. Sin rastreadores, sin publicidad y sin vender datos."
      lead={
        <p>
          ¿Te han invitado a una boda? Lo tuyo está en{' '}
          <a href="#invitados" className="link">
            Si te han invitado
          </a>
          .
        </p>
      }
      sections={[
        { id: 'responsable', title: 'Quién responde de tus datos', body: <Controller operator={operator} /> },
        { id: 'datos', title: 'Qué guardamos, para qué y con qué base', body: <PrivacyPurposes /> },
        COMPULSORY,
        ...SENSITIVE_SECTIONS,
        { id: 'destinatarios', title: 'Quién los ve', body: <PrivacyRecipients operator={operator} /> },
        { id: 'transferencias', title: 'Fuera de Europa', body: <PrivacyTransfers /> },
        { id: 'plazos', title: 'Cuánto tiempo', body: <PrivacyRetention /> },
        { id: 'derechos', title: 'Tus derechos', body: <PrivacyRights operator={operator} /> },
        { id: 'invitados', title: 'Si te han invitado', body: <OfGuests operator={operator} /> },
        PRIVACY_OF_VENDORS,
        { id: 'cookies', title: 'Cookies y lo que queda en tu navegador', body: <BrowserStorage /> },
        CHANGES,
      ]}
    />
  )
}

function Controller({ operator }: { operator: Operator }) {
  return (
    <>
      <OperatorIdentity operator={operator} />
      <p>
        De lo que se apunta sobre los invitados y los proveedores de una boda decide quien la organiza: la
        pareja o su planner. Nosotros lo guardamos por su encargo.
      </p>
    </>
  )
}

const COMPULSORY: LegalSection = {
  id: 'obligatorio',
  title: '¿Es obligatorio darlos?',
  body: (
    <p>
      Para tener cuenta, sí hacen falta el nombre, el email, el papel y una contraseña u otra forma de entrar.
      Todo lo demás lo apuntas si quieres; sin ello solo deja de funcionar lo que lo usa.
    </p>
  ),
}

function OfGuests({ operator }: { operator: Operator }) {
  return (
    <>
      <p>
        Esta parte tiene también{' '}
        <a href="/privacidad/invitados" className="link">
          su propia página
        </a>
        , en los cinco idiomas de las invitaciones.
      </p>
      <GuestData language="es" operator={operator} headings="h3" />
    </>
  )
}

const CHANGES: LegalSection = {
  id: 'cambios',
  title: 'Cambios',
  body: (
    <p>
      Si cambiamos algo de fondo te avisaremos por email antes. Para cualquier duda,{' '}
      <ContactLink>escríbenos</ContactLink>.
    </p>
  ),
}
