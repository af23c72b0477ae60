import type { Operator } from '#domain/operator.ts'
import { PLANNER_PRICE } from '#domain/plans.ts'
import { LegalPage } from './legal-page.tsx'
import { OperatorIdentity } from './operator-identity.tsx'

/** /aviso-legal: who is behind the site (LSSI 10), and where to reach them (DSA 11 and 12). */
export function NoticePage({ operator }: { operator: Operator }) {
  return (
    <LegalPage
      document="notice"
      title="Aviso legal"
      summary="Quién está detrás de esta web y cómo hablar con esa persona o empresa."
    >
      <h2>Quién gestiona esta web</h2>
      <OperatorIdentity operator={operator} />
      <h2>A qué se dedica</h2>
      <p>
        A Azahar, una aplicación web para organizar bodas. Es gratis para parejas y cuesta {PLANNER_PRICE}
        &nbsp;€ al mes, IVA incluido, para wedding planners desde su segunda boda. Las condiciones están en
        los{' '}
        <a href="/terminos" className="link">
          términos
        </a>{' '}
        y el uso de los datos, en la página de{' '}
        <a href="/privacidad" className="link">
          privacidad
        </a>
        . No seguimos ningún código de conducta ni necesitamos autorización administrativa previa.
      </p>
      <h2 id="contacto">Punto de contacto</h2>
      <p>
        Para cualquier persona que use Azahar y para las autoridades de los Estados miembros, la Comisión y la
        Junta Europea de Servicios Digitales, el punto de contacto es{' '}
        {operator.email ? `${operator.email} y el formulario de contacto` : 'el formulario de contacto'}.
        Leemos y contestamos personas, en castellano.
      </p>
      <h2>Avisar de un contenido</h2>
      <p>
        Si ves en el directorio, en un perfil o en una página compartida algo que crees ilegal, avísanos desde
        el propio perfil («Avisar sobre este perfil») o desde el formulario de contacto. Dinos en qué
        dirección está, por qué crees que lo es, tu nombre y tu email. Te diremos que lo hemos recibido, qué
        decidimos y por qué, y cómo reclamar. Quien lo publicó también sabrá el motivo si lo retiramos.
      </p>
      <h2>Lo que es de cada quien</h2>
      <p>
        El nombre, los dibujos y los textos de la web son de quien la gestiona o se usan con permiso. Lo que
        subes tú sigue siendo tuyo. Los enlaces a otras webs llevan a sitios que no controlamos.
      </p>
    </LegalPage>
  )
}
