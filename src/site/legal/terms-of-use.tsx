import type { LegalSection } from './legal-page.tsx'

/** The rules for using an account, and the consequences of breaking them (DSA 14 and 17). */
export const USE_SECTIONS: readonly LegalSection[] = [
  {
    id: 'cuenta',
    title: 'Tu cuenta',
    body: (
      <p>
        Es personal: usa un email que sea tuyo y una contraseña que no uses en otro sitio. Para tenerla hay
        que haber cumplido 18 años. Puedes dejarla cuando quieras, sin permanencia.
      </p>
    ),
  },
  {
    id: 'lo-que-subes',
    title: 'Lo que subes',
    body: (
      <p>
        Es tuyo y sigue siendo tuyo. Nos das permiso para guardarlo y enseñárselo a los miembros de tu boda, a
        quien abra un enlace que hayáis compartido, y a cualquiera si lo pones en un perfil público. Sube solo
        lo que puedas compartir: ojo con las fotos de otras personas y con los datos de los invitados.
      </p>
    ),
  },
  {
    id: 'normas',
    title: 'Lo que no vale',
    body: (
      <>
        <ul>
          <li>Hacerse pasar por otra persona o por otra marca.</li>
          <li>Usar los formularios o las invitaciones para enviar publicidad.</li>
          <li>Publicar algo ilegal o que no sea tuyo.</li>
          <li>Intentar entrar en bodas ajenas o tumbar el servicio.</li>
        </ul>
        <p>
          Si pasa, podemos retirar u ocultar el contenido, quitar un perfil del directorio o cerrar la cuenta,
          según lo grave que sea y si se repite. Te diremos por email qué hemos hecho, por qué y cómo reclamar
          en seis meses, salvo que la ley lo impida. Lo oculto no se elimina: lo sigues viendo tú, con el
          motivo. Las decisiones las toman personas; ningún programa decide sobre lo que subes.
        </p>
      </>
    ),
  },
]
