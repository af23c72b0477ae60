import type { Operator } from '#domain/operator.ts'
import { BrowserStorage } from './browser-storage.tsx'
import { ContactLink, LegalPage } from './legal-page.tsx'
import { OperatorIdentity } from './operator-identity.tsx'
import { PrivacyOfGuests } from './privacy-of-guests.tsx'
import { PrivacyPurposes } from './privacy-purposes.tsx'
import { PrivacyRecipients } from './privacy-recipients.tsx'
import { PrivacyRetention } from './privacy-retention.tsx'
import { PrivacyRights } from './privacy-rights.tsx'

/** /privacidad: what RGPD 13 and 14 want a person to be told. */
export function PrivacyPage({ operator }: { operator: Operator }) {
  return (
    <LegalPage
      document="privacy"
      title="Privacidad"
      summary="Guardamos lo que hace falta para organizar una boda y nada más. Sin rastreadores, sin publicidad y sin vender datos."
    >
      <p>
        ¿Te han invitado a una boda? Lo tuyo está en{' '}
        <a href="#invitados" className="link">
          Si te han invitado
        </a>
        .
      </p>
      <h2>Quién responde de tus datos</h2>
      <OperatorIdentity operator={operator} />
      <p>
        De lo que se apunta sobre los invitados y los proveedores de una boda decide quien la organiza: la
        pareja o su planner. Nosotros lo guardamos por su encargo.
      </p>
      <PrivacyPurposes />
      <h2>¿Es obligatorio darlos?</h2>
      <p>
        Para tener cuenta, sí hacen falta el nombre, el email, la contraseña y el papel. Todo lo demás lo
        apuntas si quieres; sin ello solo deja de funcionar lo que lo usa.
      </p>
      <h2>Datos delicados</h2>
      <p>
        Las alergias y las dietas son datos de salud, y una dieta halal o kosher puede decir algo de unas
        creencias. Se piden con un permiso aparte, que nunca viene marcado, y se guardan con su fecha y sus
        palabras. No los apuntes en las notas libres: usa sus casillas, que son las que se eliminan a tiempo.
      </p>
      <p>
        Que una ceremonia sea religiosa o los nombres de una pareja también pueden decir algo de su religión o
        de su orientación. Los apunta la propia pareja porque quiere, y solo sirven para enseñárselos a quien
        organiza la boda con ella.
      </p>
      <h2>Edad mínima</h2>
      <p>
        Para tener cuenta hay que haber cumplido 18 años. De las niñas y los niños que vienen a una boda
        responde la persona adulta que contesta por su familia.
      </p>
      <PrivacyRecipients operator={operator} />
      <PrivacyRetention />
      <PrivacyRights operator={operator} />
      <PrivacyOfGuests />
      <BrowserStorage />
      <h2>Cambios</h2>
      <p>
        Si cambiamos algo de fondo te avisaremos por email antes. Para cualquier duda,{' '}
        <ContactLink>escríbenos</ContactLink>.
      </p>
    </LegalPage>
  )
}
