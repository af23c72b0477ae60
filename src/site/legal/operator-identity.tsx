import { missingOfOperator, type Operator, unsaidOfOperator } from '#domain/operation/operator.ts'
import { ContactLink } from './legal-page.tsx'

/** The operator of this installation (LSSI 10), and for the operator the parts that are still missing. */
export function OperatorIdentity({ operator }: { operator: Operator }) {
  return (
    <>
      <MissingOfOperator operator={operator} />
      <dl className="legal-facts">
        {factsOf(operator).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>Formulario</dt>
          <dd>
            <ContactLink>Contacto</ContactLink>
          </dd>
        </div>
      </dl>
    </>
  )
}

/**
 * Lists the variables that the operator has to configure before other people's data may come in; nothing where all is
 * said.
 */
export function MissingOfOperator({ operator }: { operator: Operator }) {
  const missing = missingOfOperator(operator)
  if (missing.length === 0) return null
  const unsaid = unsaidOfOperator(operator)
  return (
    <p role="note">
      <strong>Esta instalación aún no dice quién la gestiona.</strong> Si la gestionas tú, falta configurar{' '}
      {missing.join(', ')}
      {unsaid.length > 0 && ` y, si los tienes, ${unsaid.join(', ')}`}. Mientras falte, úsala solo para
      probar, sin datos de otras personas.
    </p>
  )
}

function factsOf({ name, taxId, address, email, phone, registry }: Operator): [string, string][] {
  const facts: [string, string | null][] = [
    ['Titular', name],
    ['NIF', taxId],
    ['Domicilio', address],
    ['Email', email],
    ['Teléfono', phone],
    ['Registro', registry],
  ]
  return facts.filter((fact): fact is [string, string] => fact[1] !== null)
}
