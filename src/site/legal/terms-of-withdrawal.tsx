import { type Operator, operatorLine } from '#domain/operator.ts'

/** Conformity and withdrawal of consumers (TRLGDCU 102 and following, 115 and following), with the model form. */
export function TermsOfWithdrawal({ operator }: { operator: Operator }) {
  return (
    <>
      <h2 id="desistimiento">Desistimiento y garantía</h2>
      <p>
        Si eres consumidor, puedes desistir en los 14 días siguientes a crear la cuenta, sin dar motivos y sin
        coste. Basta con decírnoslo por escrito; si quieres, con el formulario de abajo. Cerraremos la cuenta
        y, si hubieras pagado algo, te lo devolveremos en 14 días por el mismo medio. Después puedes irte
        igual de libremente.
      </p>
      <p>
        Respondemos de que el servicio funcione como aquí se describe mientras lo uses. Si no lo hace, puedes
        pedir que lo arreglemos, sin coste y en un plazo razonable; si no lo conseguimos, una rebaja de lo
        pagado o el fin del contrato.
      </p>
      <blockquote>
        <p>
          <strong>Modelo de formulario de desistimiento</strong> (solo debes cumplimentarlo y enviarlo si
          deseas desistir del contrato)
        </p>
        <p>A la atención de {operatorLine(operator) || 'quien gestiona esta instalación de Azahar'}:</p>
        <p>
          Por la presente le comunico/comunicamos* que desisto de mi/desistimos de nuestro* contrato de
          prestación del siguiente servicio: cuenta de Azahar.
        </p>
        <ul>
          <li>Contratado el*:</li>
          <li>Nombre del consumidor y usuario o de los consumidores y usuarios:</li>
          <li>Domicilio del consumidor y usuario o de los consumidores y usuarios:</li>
          <li>Email de la cuenta:</li>
          <li>Firma (solo si el formulario se presenta en papel):</li>
          <li>Fecha:</li>
        </ul>
        <p>(*) Táchese lo que no proceda.</p>
      </blockquote>
    </>
  )
}
