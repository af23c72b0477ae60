import { PLANNER_PRICE } from '#domain/accounts/plans.ts'
import type { Operator } from '#domain/operation/operator.ts'
import { LegalPage, type LegalSection } from './legal-page.tsx'
import { OperatorIdentity } from './operator-identity.tsx'

/** /aviso-legal: who is behind the site (LSSI 10), and where to reach them (DSA 11, 12 and 16). */
export function NoticePage({ operator }: { operator: Operator }) {
  return (
    <LegalPage
      document="notice"
      title="Aviso legal"
      summary="Quién está detrás de esta web y cómo hablar con esa persona o empresa."
      sections={[
        { id: 'titular', title: 'Quién gestiona esta web', body: <OperatorIdentity operator={operator} /> },
        ACTIVITY,
        { id: 'contacto', title: 'Punto de contacto', body: <ContactPoint operator={operator} /> },
        REPORTS,
        OWNERSHIP,
      ]}
    />
  )
}

const ACTIVITY: LegalSection = {
  id: 'actividad',
  title: 'A qué se dedica',
  body: (
    <p>
      A Azahar, una aplicación web para organizar bodas. Es gratis para parejas y, donde se cobra, cuesta{' '}
      {PLANNER_PRICE}&nbsp;€ al mes, IVA incluido, para wedding planners desde su segunda boda. Las
      condiciones están en los{' '}
      <a href="/terminos" className="link">
        términos
      </a>{' '}
      y el uso de los datos, en la página de{' '}
      <a href="/privacidad" className="link">
        privacidad
      </a>
      . No seguimos ningún código de conducta ni necesitamos autorización administrativa previa.
    </p>
  ),
}

function ContactPoint({ operator }: { operator: Operator }) {
  return (
    <p>
      Para cualquier persona que use Azahar y para las autoridades de los Estados miembros, la Comisión y la
      Junta Europea de Servicios Digitales, el punto de contacto es{' '}
      {operator.email ? `${operator.email} y ` : ''}
      el{' '}
      <a href="/contacto" className="link">
        formulario de contacto
      </a>
      . Leemos y contestamos personas, en castellano.
    </p>
  )
}

const REPORTS: LegalSection = {
  id: 'avisar',
  title: 'Avisar de un contenido',
  body: (
    <>
      <p>
        Si ves en el directorio, en un perfil o en una página compartida algo que crees ilegal,{' '}
        <a href="/contacto?aviso" className="link">
          avísanos aquí
        </a>{' '}
        o desde la propia página, con «Avisar sobre este perfil». Te pedimos en qué dirección está, por qué
        crees que lo es, tu nombre, tu email y que lo digas de buena fe. Si avisas de abuso sexual de menores,
        puedes hacerlo sin decir quién eres. Te llegará al momento un correo que confirma que lo hemos
        recibido.
      </p>
      <p>
        Lo lee y lo decide una persona, sin programas que decidan por ella. Te diremos qué decidimos, por qué
        y cómo reclamar. Quien lo publicó también sabrá qué decidimos y por qué, sin saber quién avisó; si lo
        ocultamos, no se elimina: deja de verse fuera y esa persona lo sigue viendo en Azahar con el motivo.
        Con el enlace de nuestro correo se puede reclamar gratis durante seis meses; contesta una persona,
        otra que la que decidió si la hay. Quien no esté de acuerdo puede acudir además a un órgano
        certificado de resolución de litigios y a los juzgados.
      </p>
    </>
  ),
}

const OWNERSHIP: LegalSection = {
  id: 'propiedad',
  title: 'Lo que es de cada quien',
  body: (
    <p>
      El nombre, los dibujos y los textos de la web son de quien la gestiona o se usan con permiso. Lo que
      subes tú sigue siendo tuyo. Los enlaces a otras webs llevan a sitios que no controlamos.
    </p>
  ),
}
