import { ContactLink, LegalPage } from './legal-page.tsx'

export function PrivacyPage() {
  return (
    <LegalPage
      title="Privacidad"
      summary="Guardamos lo que hace falta para organizar una boda y nada más. Sin rastreadores, sin publicidad y sin vender datos."
      updated="20 de noviembre de 2026"
    >
      <h2>Qué guardamos</h2>
      <ul>
        <li>De tu cuenta: nombre, email, tu papel (pareja o planner) y tu contraseña cifrada.</li>
        <li>
          De tu boda: lo que escribís y subís sus miembros, como invitados, proveedores, archivos e ideas.
        </li>
        <li>De tu sesión: cuándo y desde qué dirección IP y navegador entraste, para poder cerrarla.</li>
        <li>
          De los accesos y los formularios: un contador temporal contra abusos. De los intentos fallidos de
          entrar queda en el registro la red desde la que vienen, nunca el email.
        </li>
      </ul>
      <h2>Los datos de tus invitados</h2>
      <p>
        Los nombres, emails y notas de vuestros invitados los ponéis vosotros y solo los ven los miembros de
        la boda. No escribimos a tus invitados ni usamos sus datos para nada más. Apunta solo lo que
        necesites, y piénsalo dos veces con alergias y salud.
      </p>
      <h2>Quién lo ve</h2>
      <p>
        Solo los miembros de cada boda. Quien no lo es no puede saber ni que existe. Los archivos se sirven
        con enlaces que caducan.
      </p>
      <h2>Si eres wedding planner</h2>
      <p>
        Tu perfil público se ve en internet solo si activas «Aparecer en el directorio»: marca, nombre, zonas,
        estilos, precio orientativo, portfolio, teléfono y web. Tu email no se publica: quien te escriba lo
        hará con un formulario. Si lo desactivas, deja de verse.
      </p>
      <h2>Cookies</h2>
      <p>
        Usamos dos cookies, y únicamente cuando entras: la de tu sesión, y otra que recuerda que en este
        navegador has entrado, para que nadie te deje fuera probando contraseñas. No hay analítica ni cookies
        de terceros, y por eso no verás un aviso pidiéndote permiso.
      </p>
      <h2>Cuánto tiempo</h2>
      <p>
        Mientras tengas cuenta. Una boda que se elimina se puede recuperar durante 7 días; después se borran
        sus datos y sus archivos. Los mensajes de contacto se guardan en nuestro correo el tiempo de
        contestarlos.
      </p>
      <h2>Tus derechos</h2>
      <p>
        Puedes ver, corregir, llevarte o borrar tus datos. Muchas de esas cosas las haces desde la app; para
        las demás, <ContactLink>escríbenos</ContactLink>. También puedes reclamar ante la Agencia Española de
        Protección de Datos.
      </p>
    </LegalPage>
  )
}
