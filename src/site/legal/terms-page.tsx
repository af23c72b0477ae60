import type { Operator } from '#domain/operator.ts'
import { PLANNER_PRICE } from '#domain/plans.ts'
import { ContactLink, LegalPage } from './legal-page.tsx'
import { OperatorIdentity } from './operator-identity.tsx'
import { TermsOfContract } from './terms-of-contract.tsx'
import { TermsOfDirectory } from './terms-of-directory.tsx'
import { TermsOfWithdrawal } from './terms-of-withdrawal.tsx'

/** /terminos: the contract with couples and planners. */
export function TermsPage({ operator }: { operator: Operator }) {
  return (
    <LegalPage
      document="terms"
      title="Términos"
      summary="Las reglas de la casa, en castellano corriente. Si usas Azahar, estas son."
    >
      <h2>Qué es Azahar y quién lo ofrece</h2>
      <p>
        Una aplicación web para organizar bodas. Las parejas la usan gratis. Los wedding planners pagan{' '}
        {PLANNER_PRICE}&nbsp;€ al mes, IVA incluido, a partir de su segunda boda; mientras la suscripción no
        esté activada, no se cobra nada.
      </p>
      <OperatorIdentity operator={operator} />
      <TermsOfContract />
      <h2>Tu cuenta</h2>
      <p>
        Es personal: usa un email que sea tuyo y una contraseña que no uses en otro sitio. Para tenerla hay
        que haber cumplido 18 años. Puedes dejarla cuando quieras, sin permanencia.
      </p>
      <h2>Lo que subes</h2>
      <p>
        Es tuyo y sigue siendo tuyo. Nos das permiso para guardarlo y enseñárselo a los miembros de tu boda, a
        quien abra un enlace que hayáis compartido, y a cualquiera si lo pones en un perfil público. Sube solo
        lo que puedas compartir: ojo con las fotos de otras personas y con los datos de los invitados.
      </p>
      <h2>Lo que no vale</h2>
      <ul>
        <li>Hacerse pasar por otra persona o por otra marca.</li>
        <li>Usar los formularios o las invitaciones para enviar publicidad.</li>
        <li>Publicar algo ilegal o que no sea tuyo.</li>
        <li>Intentar entrar en bodas ajenas o tumbar el servicio.</li>
      </ul>
      <p>
        Si pasa, podemos retirar el contenido o cerrar la cuenta. Te diremos qué hemos hecho, por qué y cómo
        reclamar, salvo que la ley lo impida. Las decisiones las toman personas.
      </p>
      <TermsOfDirectory />
      <TermsOfWithdrawal operator={operator} />
      <h2>Cuando algo falla</h2>
      <p>
        Cuidamos el servicio, pero no podemos prometer que nunca falle. Guarda tus propias copias de lo
        importante: la lista de invitados, el presupuesto y la agenda se exportan cuando quieras. Si eres
        consumidor, nada de lo que dice esta página recorta tus derechos.
      </p>
      <h2>Cambios y final</h2>
      <p>
        Si cambiamos algo de fondo te avisaremos por email con al menos 30 días, y si no te convence podrás
        irte antes sin coste. Si un día cerramos Azahar, también te avisaremos con 30 días para que puedas
        llevarte lo tuyo. Para cualquier duda, <ContactLink>escríbenos</ContactLink>.
      </p>
      <h2>Ley y juzgados</h2>
      <p>
        Se aplica la ley española. Si eres consumidor, puedes acudir a los juzgados de tu domicilio. Quienes
        contratan como profesionales acuden a los del domicilio de quien gestiona Azahar.
      </p>
    </LegalPage>
  )
}
