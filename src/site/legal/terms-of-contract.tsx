/** How the contract is made (LSSI 27 and 28), and with whom. */
export function TermsOfContract() {
  return (
    <>
      <h2>Cómo se contrata</h2>
      <ol>
        <li>Eliges si sois pareja o eres wedding planner y escribes tu nombre, tu email y una contraseña.</li>
        <li>Revisas lo escrito: hasta que pulsas «Crear cuenta» puedes cambiarlo todo en la misma página.</li>
        <li>Al pulsar «Crear cuenta» aceptas estos términos, y el contrato queda hecho.</li>
        <li>
          Te confirmamos el alta por correo, con los textos que aceptaste; si te pedimos confirmar el email,
          en cuanto lo haces. Si algún dato estaba mal, lo corriges en tu perfil o nos escribes.
        </li>
      </ol>
      <p>
        El contrato se hace en castellano. Guardamos con tu cuenta qué versión aceptaste y cuándo, y puedes
        descargar este texto desde arriba.
      </p>
      <h2>Parejas y profesionales</h2>
      <p>
        Las parejas contratan como consumidoras. Los wedding planners contratan como empresarios o
        profesionales, para su actividad: las reglas de consumo, como el desistimiento, no les alcanzan. Como
        tratan datos de invitados de otras personas, aceptan además el{' '}
        <a href="/encargo" className="link">
          encargo de tratamiento
        </a>
        .
      </p>
    </>
  )
}
