import { PLANNER_PRICE } from '#domain/plans.ts'
import { ContactLink, LegalPage } from './legal-page.tsx'

export function TermsPage() {
  return (
    <LegalPage
      title="Términos"
      summary="Las reglas de la casa, en castellano corriente. Si usas Azahar, estas son."
      updated="20 de noviembre de 2026"
    >
      <h2>Qué es Azahar</h2>
      <p>
        Una aplicación web para organizar bodas. Las parejas la usan gratis. Los wedding planners pagan{' '}
        {PLANNER_PRICE} € al mes a partir de su segunda boda; mientras la suscripción no esté activada, no se
        cobra nada.
      </p>
      <h2>Tu cuenta</h2>
      <p>
        Es personal: usa un email que sea tuyo y una contraseña que no uses en otro sitio. Puedes dejarlo
        cuando quieras, sin permanencia.
      </p>
      <h2>Lo que subes</h2>
      <p>
        Es tuyo y sigue siendo tuyo. Nos das permiso para guardarlo y enseñárselo a los miembros de tu boda, y
        a cualquiera si lo pones en un perfil público. Sube solo lo que puedas compartir: ojo con las fotos de
        otros y con los datos de tus invitados.
      </p>
      <h2>Lo que no vale</h2>
      <ul>
        <li>Hacerse pasar por otra persona o por otra marca.</li>
        <li>Usar los formularios para enviar publicidad.</li>
        <li>Intentar entrar en bodas ajenas o tumbar el servicio.</li>
      </ul>
      <h2>Los planners del directorio</h2>
      <p>
        Cada planner escribe su perfil y responde de él. Los precios «desde» son orientativos. Lo que
        contratéis lo contratáis entre vosotros: Azahar no cobra comisión ni interviene.
      </p>
      <h2>Cuando algo falla</h2>
      <p>
        Cuidamos el servicio y hacemos lo posible por que esté siempre ahí, pero no podemos prometer que nunca
        falle. Guarda tus propias copias de lo importante: puedes exportar tus listas cuando quieras.
      </p>
      <h2>Cambios</h2>
      <p>
        Si cambiamos algo de fondo te avisaremos por email antes. Para cualquier duda,{' '}
        <ContactLink>escríbenos</ContactLink>. Se aplica la ley española.
      </p>
    </LegalPage>
  )
}
