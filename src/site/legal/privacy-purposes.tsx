import { LegalTable } from './legal-page.tsx'

/** What is kept, what for and why that is allowed (RGPD 13.1 c). */
export function PrivacyPurposes() {
  return (
    <>
      <h2>Qué guardamos, para qué y con qué base</h2>
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
    'Cuenta: nombre, email, papel, huella de la contraseña, documentos aceptados y, si los usas, tus passkeys, el segundo paso, las cuentas que enlaces y los programas con acceso',
    'Darte el servicio',
    CONTRACT,
  ],
  [
    'Tus bodas: invitados, proveedores, archivos, ideas, agenda, conversaciones y quién cambió qué',
    'Darte el servicio, y que un cambio se pueda deshacer',
    CONTRACT,
  ],
  [
    'Qué notificaciones quieres, por qué vía y a qué horas; y adónde enviarlas, en los navegadores en los que las activas',
    'Avisarte de lo que pasa en tus bodas como tú eliges',
    CONTRACT,
  ],
  ['Marca y perfil público, si eres planner', 'Enseñarlos donde tú decides', CONTRACT],
  [
    'Sesiones: cuándo se abrió cada una y desde qué navegador',
    'Mantenerlas, que puedas cerrarlas y avisarte de un dispositivo nuevo',
    SECURITY,
  ],
  [
    'La red de la que viene una petición, en un contador que caduca solo; en el registro, si falla un inicio de sesión',
    'Frenar abusos y ataques',
    SECURITY,
  ],
  [
    'Contacto: tu nombre, tu email y tu mensaje',
    'Contestarte',
    'Lo que nos pides antes de un contrato, o nuestro interés en contestarte (RGPD 6.1.b y 6.1.f)',
  ],
  [
    'Solicitudes a un planner: lo anterior y, si quieres, fecha, lugar, invitados, presupuesto y teléfono',
    'Hacérsela llegar y que la guarde en su bandeja; desde ahí la trata ese planner',
    'Lo que pides antes de un contrato (RGPD 6.1.b)',
  ],
  [
    'Alergias y dietas de los invitados',
    'Que quien organiza y quien cocina las conozcan',
    'Permiso expreso de cada persona (RGPD 9.2.a)',
  ],
]
