import { missingOfOperator, type Operator } from '#domain/operator.ts'
import { ContactLink } from './legal-page.tsx'

/** Who runs this installation (LSSI 10), and for the operator what of it is still missing. */
export function OperatorIdentity({ operator }: { operator: Operator }) {
  const missing = missingOfOperator(operator)
  return (
    <>
      {missing.length > 0 && (
        <p role="note">
          <strong>Esta instalación aún no dice quién la gestiona.</strong> Si la gestionas tú, falta
          configurar {missing.join(', ')}. Mientras falte, úsala solo para probar, sin datos de otras
          personas.
        </p>
      )}
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
