import type { LegalSection } from './legal-page.tsx'

/** How the contract is made (LSSI 27 and 28), and with whom. */
export const CONTRACT_SECTIONS: readonly LegalSection[] = [
  {
    id: 'contratar',
    title: 'Cómo se contrata',
    body: (
      <>
        <ol>
          <li>
            Eliges si sois pareja o eres wedding planner y escribes tu nombre, tu email y una contraseña, o
            eliges otro servicio con el que entrar, si esta web lo ofrece.
          </li>
          <li>
            Revisas lo escrito: hasta que pulsas «Crear cuenta» puedes cambiarlo todo en la misma página.
          </li>
          <li>
            Al pulsar «Crear cuenta», o el botón del otro servicio, aceptas estos términos, y el contrato
            queda hecho.
          </li>
          <li>
            Te confirmamos el alta por correo al momento, y como mucho en 24 horas, con los textos que
            aceptaste adjuntos; si te pedimos confirmar el email, en cuanto lo haces. Si algún dato estaba
            mal, lo corriges en tu perfil o nos escribes.
          </li>
        </ol>
        <p>
          El contrato se hace en castellano. Guardamos con tu cuenta qué versión aceptaste y cuándo, y lo ves
          en tu perfil; el texto entero de esa versión va en el correo del alta, y el de ahora se descarga
          desde arriba.
        </p>
      </>
    ),
  },
  {
    id: 'plan',
    title: 'El plan de wedding planner',
    body: (
      <>
        <p>
          Donde se cobra, el pago lo lleva Stripe, con tarjeta o con cargo en cuenta (SEPA). Se renueva cada
          mes hasta que lo canceles en tu perfil: vale hasta el final de lo pagado, y hasta ese día puedes
          seguir con él. Cada pago tiene su recibo, que se abre desde el perfil.
        </p>
        <p>
          Si un pago no llega te avisamos por correo y durante 14 días no cambia nada. Después, y también
          cuando el plan termina, tus bodas siguen siendo tuyas: las ves, las descargas y las terminas. Lo que
          no puedes sin el plan es crear otra boda, o entrar en la de otra pareja, mientras tengas alguna
          activa.
        </p>
        <p>
          Seas o no consumidor, puedes desistir del plan en los 14 días siguientes a activarlo, desde tu
          perfil: termina en ese momento y te devolvemos todo lo pagado por el mismo medio.
        </p>
        <p>
          Puedes pasar de planner a pareja y al revés cuando quieras, en tu perfil. Sigues en tus bodas como
          estabas; el plan de quien pasa a pareja se cancela para el final de lo pagado.
        </p>
      </>
    ),
  },
  {
    id: 'partes',
    title: 'Parejas y profesionales',
    body: (
      <p>
        Las parejas contratan como consumidoras. Los wedding planners contratan como empresarios o
        profesionales, para su actividad: las reglas de consumo, como el desistimiento, no les alcanzan. Como
        tratan datos de invitados de otras personas, aceptan además el{' '}
        <a href="/encargo" className="link">
          encargo de tratamiento
        </a>
        .
      </p>
    ),
  },
]
