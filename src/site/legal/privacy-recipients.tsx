import type { Operator } from '#domain/operation/operator.ts'
import { Processors } from './processors.tsx'

/** Lists the people who get to see data, and those who work for the operator (RGPD 13.1 e). */
export function PrivacyRecipients({ operator }: { operator: Operator }) {
  return (
    <>
      <ul>
        <li>
          Los miembros de cada boda, cada quien lo que sus permisos le dejan ver. Quien no lo es no puede
          saber ni que existe.
        </li>
        <li>
          Quien abre un enlace que habéis compartido: un proveedor su agenda, quien cocina la hoja del
          catering, quien conduce la de los autobuses, una familia su invitación, alguien de confianza una
          carpeta. Cada enlace enseña solo lo suyo y se puede anular.
        </li>
        <li>Los programas a los que das acceso a tu cuenta, mientras no se lo quites.</li>
        <li>Cualquiera, lo que un planner pone en su perfil público mientras esté en el directorio.</li>
        <li>
          Quien gestiona esta instalación y quien la aloja, que por fuerza tienen acceso técnico. Solo lo usan
          para mantenerla, por seguridad o porque nos lo pides. En su zona de la app ve si tienes cuenta, tu
          papel, en cuántas bodas estás y los mensajes que le escribes, pero nada de lo que hay en una boda;
          lo que hace con tu cuenta queda anotado y lo lees en tu perfil.
        </li>
        <li>
          Si entras con la cuenta de otro servicio o de tu empresa, ese servicio sabe que entras en Azahar y
          nos da tu nombre y tu email; no le contamos nada más.
        </li>
        <li>
          Stripe, si pagas el plan de planner en una instalación que cobra: recibe tu nombre, tu email y lo
          que escribes en su página de pago, y responde por su cuenta de lo que la ley pide a quien hace
          pagos.
        </li>
        <li>
          Si activas las notificaciones en un dispositivo, el servicio que las entrega a tu navegador (de
          Google, Apple, Mozilla o Microsoft, según cuál uses). Van cifradas para tu navegador: ese servicio
          solo sabe cuándo llega una.
        </li>
        <li>Jueces y autoridades, cuando la ley obliga.</li>
      </ul>
      <p>Trabajan por encargo nuestro:</p>
      <Processors operator={operator} />
      <p>No vendemos datos ni los cedemos para publicidad.</p>
    </>
  )
}
