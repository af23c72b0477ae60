import { LegalTable } from './legal-page.tsx'

/** Says which data is kept, what for and why that is allowed (RGPD 13.1 c). */
export function PrivacyPurposes() {
  return (
    <>
      <LegalTable
        caption="Qué datos tratamos, para qué y con qué base jurídica"
        headings={['Datos', 'Para qué', 'Base']}
        rows={ROWS}
      />
      <p>
        De la contraseña guardamos solo una huella, con la que se comprueba pero no se puede leer. No hacemos
        perfiles ni tomamos decisiones automáticas sobre nadie.
      </p>
    </>
  )
}

const CONTRACT = 'El contrato contigo (RGPD 6.1.b)'
const SECURITY = 'Nuestro interés en que nadie entre por ti ni abuse del servicio (RGPD 6.1.f)'

const ROWS = [
  [
    'Cuenta: nombre, email, papel, huella de la contraseña, documentos aceptados, cómo prefieres ver la aplicación y, si los usas, tus passkeys, el segundo paso, la cuenta de otro servicio o de tu empresa con la que entras, tu wallet y los programas con acceso',
    'Darte el servicio',
    CONTRACT,
  ],
  [
    'Tus bodas: miembros y permisos, invitados (con lo que regaló cada familia y si le habéis dado las gracias, si lo anotáis), proveedores, presupuesto, archivos, ideas, agenda, tareas, quién ha subido a cada autobús, conversaciones, borradores, lo que cuentan tus invitaciones (también un IBAN o un teléfono, si los pones), quién cambió qué y cuándo estuviste por última vez en cada una',
    'Darte el servicio, y que un cambio se pueda deshacer',
    CONTRACT,
  ],
  [
    'Códigos de invitación: el nombre y el email que un miembro escribe para que entres en su boda',
    'Enviarte el código',
    'El interés de quien te invita (RGPD 6.1.f)',
  ],
  [
    'Cuándo se abrió cada enlace compartido: invitaciones, agendas de proveedores, carpetas y hojas del catering y de los autobuses; quién los creó y quién dejó de poder verlos',
    'Que quien organiza sepa si llegó, y enseñar a quien lo abre lo que ha cambiado',
    'El interés de quien organiza la boda (RGPD 6.1.f)',
  ],
  [
    'La dirección de los programas a los que avisas de lo que cambia en una boda, y qué contestaron',
    'Enviarles los avisos que pides y, si así lo eliges, lo que tú ves de lo que cambia',
    CONTRACT,
  ],
  [
    'Qué notificaciones quieres, por qué vía y a qué horas; y adónde enviarlas, en los navegadores en los que las activas',
    'Avisarte de lo que pasa en tus bodas como tú eliges',
    CONTRACT,
  ],
  [
    'Tus plantillas de tareas, si eres planner, y en qué bodas las has usado; las de agendas, respuestas, paquetes y contratos; de todas, sus versiones anteriores; los días que cierras; tus citas, y a quién invitas a ellas, con su email y lo que contesta; tu libreta de proveedores, con sus personas de contacto y los archivos que les pongas',
    'Que empieces cada boda con tu lista y con quien ya conoces, y llevar a las demás lo que cambies; de los datos de tus proveedores decides tú',
    CONTRACT,
  ],
  ['Marca y perfil público, si eres planner', 'Enseñarlos donde tú decides', CONTRACT],
  [
    'Tus cuentas, si eres planner: lo que acuerdas y cobras en cada boda, a nombre de quién, con su NIF y su dirección, los justificantes y sus enlaces',
    'Que lleves tu negocio; de los datos de tus clientes decides tú. Se quedan aunque se elimine la boda',
    CONTRACT,
  ],
  [
    'Tus facturas, si eres planner y las emites aquí: su contenido, los registros que van a la Agencia Tributaria, lo que contesta y tu certificado cifrado',
    'Emitirlas y enviarlas a la Agencia Tributaria en tu nombre',
    'El contrato contigo y lo que manda la ley (RGPD 6.1.b y 6.1.c)',
  ],
  [
    'Plan de planner, donde se cobra: si está pagado y hasta cuándo, los recibos, a nombre de quién van y las últimas cifras de la tarjeta o la cuenta; los números enteros solo los tiene Stripe',
    'Cobrarlo, devolverlo y dar los recibos',
    'El contrato contigo y lo que manda la ley (RGPD 6.1.b y 6.1.c)',
  ],
  [
    'Sesiones: cuándo se abrió cada una y desde qué navegador',
    'Mantenerlas, que puedas cerrarlas y avisarte de un dispositivo nuevo',
    SECURITY,
  ],
  [
    'Actividad de tu cuenta: qué cambió en las formas de entrar, cuándo y desde qué dispositivo, y qué hizo con ella quien gestiona Azahar',
    'Que veas y te avisemos de un cambio que no hiciste tú',
    SECURITY,
  ],
  [
    'La red de la que viene una petición, en un contador que caduca solo; en el registro técnico, si falla un inicio de sesión, sin tu email',
    'Frenar abusos y ataques',
    SECURITY,
  ],
  [
    'Contacto: tu nombre, tu email y tu mensaje',
    'Contestarte, y atender desistimientos',
    'Lo que nos pides antes o por un contrato, nuestro interés en contestarte o lo que manda la ley (RGPD 6.1.b, 6.1.f y 6.1.c)',
  ],
  [
    'Avisos de un contenido: lo que cuentas, tu nombre y tu email (no, si es abuso de menores y no quieres), lo que decidimos y por qué, a quien lo publicó y lo que reclamáis',
    'Decidir, decirlo a las dos partes y que puedan reclamar; a quien lo publicó no le decimos quién avisó',
    'Lo que manda la ley (RGPD 6.1.c, Reglamento de Servicios Digitales)',
  ],
  [
    'Solicitudes a un planner: lo anterior y, si quieres, fecha, lugar, invitados, presupuesto y teléfono; del presupuesto que te haga, cuándo lo abriste, lo que preguntas y lo que contestas',
    'Hacérsela llegar y que la guarde en su bandeja, aparte si parece publicidad; desde ahí la trata ese planner',
    'Lo que pides antes de un contrato (RGPD 6.1.b)',
  ],
  [
    'Contratos con un planner: tu nombre, email y NIF, lo que aceptas, el código que pedimos y la hora y la dirección IP desde la que firmas',
    'Que las partes lo lean, lo firmen y puedan probarlo después; lo guarda ese planner',
    'El contrato que firmas (RGPD 6.1.b)',
  ],
  [
    'Alergias y dietas de los invitados',
    'Que quien organiza y quien cocina las conozcan',
    'Permiso expreso de cada persona (RGPD 9.2.a)',
  ],
]
