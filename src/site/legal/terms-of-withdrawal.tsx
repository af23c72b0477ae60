import { type Operator, operatorLine } from '#domain/operation/operator.ts'
import type { LegalSection } from './legal-page.tsx'

/** Withdrawal of consumers (TRLGDCU 102 to 108), with the model form of its annex B. */
export function TermsOfWithdrawal({ operator }: { operator: Operator }) {
  return (
    <>
      <p>
        Si eres consumidor, puedes desistir en los 14 días siguientes a crear la cuenta, sin dar motivos y sin
        coste. Puedes{' '}
        <a href="/contacto?desistimiento" className="link">
          desistir del contrato aquí
        </a>{' '}
        y te llegará al momento un correo con el acuse de recibo y su fecha; o decírnoslo por escrito de otra
        forma, si quieres con el modelo de abajo. Basta con enviarlo antes de que acabe el plazo. Cerraremos
        la cuenta y, si hubieras pagado algo, te lo devolveremos en 14 días por el mismo medio. Después puedes
        irte igual de libremente, eliminando la cuenta desde tu perfil.
      </p>
      <blockquote>
        <p>
          <strong>Modelo de formulario de desistimiento</strong> (solo debe cumplimentar y enviar el presente
          formulario si desea desistir del contrato)
        </p>
        <ul>
          <li>A la atención de {operatorLine(operator) || 'quien gestiona esta instalación de Azahar'}:</li>
          <li>
            Por la presente le comunico/comunicamos (*) que desisto de mi/desistimos de nuestro (*) contrato
            de prestación del siguiente servicio: cuenta de Azahar
          </li>
          <li>Contratado el (*):</li>
          <li>Nombre del consumidor y usuario o de los consumidores y usuarios:</li>
          <li>Domicilio del consumidor y usuario o de los consumidores y usuarios:</li>
          <li>Email de la cuenta:</li>
          <li>
            Firma del consumidor y usuario o de los consumidores y usuarios (solo si el presente formulario se
            presenta en papel):
          </li>
          <li>Fecha:</li>
        </ul>
        <p>(*) Táchese lo que no proceda.</p>
      </blockquote>
    </>
  )
}

/** TRLGDCU 115 and following. */
export const CONFORMITY_SECTION: LegalSection = {
  id: 'garantia',
  title: 'Garantía',
  body: (
    <p>
      Respondemos de que el servicio funcione como aquí se describe mientras lo uses, con las actualizaciones
      que haga falta. Si no lo hace, puedes pedir que lo arreglemos, sin coste y en un plazo razonable; si no
      lo conseguimos, una rebaja de lo pagado o el fin del contrato.
    </p>
  ),
}
