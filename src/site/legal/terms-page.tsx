import { PLANNER_PRICE } from '#domain/accounts/plans.ts'
import type { Operator } from '#domain/operation/operator.ts'
import { ContactLink, LegalPage, type LegalSection } from './legal-page.tsx'
import { OperatorIdentity } from './operator-identity.tsx'
import { CONTRACT_SECTIONS } from './terms-of-contract.tsx'
import { DIRECTORY_SECTION } from './terms-of-directory.tsx'
import { USE_SECTIONS } from './terms-of-use.tsx'
import { CONFORMITY_SECTION, TermsOfWithdrawal } from './terms-of-withdrawal.tsx'

/** /terminos: the contract with couples and planners. */
export function TermsPage({ operator }: { operator: Operator }) {
  return (
    <LegalPage
      document="terms"
      title="Términos"
      summary="Las reglas de la casa, en castellano corriente. Si usas Azahar, estas son."
      sections={[
        { id: 'servicio', title: 'Qué es Azahar y quién lo ofrece', body: <Service operator={operator} /> },
        ...CONTRACT_SECTIONS,
        ...USE_SECTIONS,
        DIRECTORY_SECTION,
        { id: 'desistimiento', title: 'Desistimiento', body: <TermsOfWithdrawal operator={operator} /> },
        CONFORMITY_SECTION,
        ...ENDING,
      ]}
    />
  )
}

function Service({ operator }: { operator: Operator }) {
  return (
    <>
      <p>
        Una aplicación web para organizar bodas. Funciona en el navegador, en ordenador y en móvil, sin
        instalar nada, y una parte también sin conexión. Lo que guardas se exporta en formatos corrientes:
        CSV, Excel y ZIP.
      </p>
      <p>
        Las parejas la usan gratis. El plan de wedding planner cuesta {PLANNER_PRICE}&nbsp;€ al mes, IVA
        incluido, y hace falta desde la segunda boda activa a la vez; una boda está activa hasta que pasa su
        día. Crear una cuenta no obliga a pagar: el plan se activa aparte, con el precio delante y un botón
        que lo dice. Hay instalaciones de Azahar que no cobran a nadie; la página de{' '}
        <a href="/pricing" className="link">
          precios
        </a>{' '}
        dice si esta cobra.
      </p>
      <OperatorIdentity operator={operator} />
    </>
  )
}

const ENDING: readonly LegalSection[] = [
  {
    id: 'fallos',
    title: 'Cuando algo falla',
    body: (
      <p>
        Cuidamos el servicio, pero no podemos prometer que nunca falle. Guarda tus propias copias de lo
        importante: la lista de invitados, el presupuesto y la agenda se exportan cuando quieras. Si eres
        consumidor, nada de lo que dice esta página recorta tus derechos.
      </p>
    ),
  },
  {
    id: 'cambios',
    title: 'Cambios y final',
    body: (
      <p>
        Si cambiamos algo de fondo te avisaremos por email y dentro de la aplicación con al menos 30 días, con
        lo viejo y lo nuevo comparados, y si no te convence podrás irte antes sin coste. Si un día cerramos
        Azahar, también te avisaremos con 30 días para que puedas llevarte lo tuyo. Para cualquier duda,{' '}
        <ContactLink>escríbenos</ContactLink>.
      </p>
    ),
  },
  {
    id: 'ley',
    title: 'Reclamaciones, ley y juzgados',
    body: (
      <p>
        Para reclamar, escríbenos al punto de contacto del{' '}
        <a href="/aviso-legal#contacto" className="link">
          aviso legal
        </a>
        : contestamos en un mes como mucho. Se aplica la ley española. Si eres consumidor, puedes acudir a los
        juzgados de tu domicilio y te protegen además las normas imperativas del país en que vives. Quienes
        contratan como profesionales acuden a los del domicilio de quien gestiona Azahar.
      </p>
    ),
  },
]
