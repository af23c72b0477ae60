import type { Operator } from '#domain/operator.ts'
import { operatorLine } from '#domain/operator.ts'
import { DELETED_WEDDING_DAYS } from '#domain/weddings.ts'
import { LegalPage } from './legal-page.tsx'
import { ProcessingDuties } from './processing-duties.tsx'

/** /encargo: what a planner and we agree on about the data of guests (RGPD 28.3). */
export function ProcessingPage({ operator }: { operator: Operator }) {
  return (
    <LegalPage
      document="processing"
      title="Encargo de tratamiento"
      summary="Lo que acordamos con cada wedding planner sobre los datos de los invitados. Se acepta al crear la cuenta."
    >
      <h2>Entre quiénes</h2>
      <p>
        El wedding planner que crea la cuenta, como responsable (o como encargado de la pareja, que entonces
        lo autoriza), y {operatorLine(operator) || 'quien gestiona esta instalación de Azahar'}, como
        encargado. La fecha y la versión con que se acepta quedan guardadas con la cuenta.
      </p>
      <h2>De qué trata</h2>
      <ul>
        <li>Objeto: guardar, ordenar, enseñar y enviar lo que el planner apunta para organizar sus bodas.</li>
        <li>
          Personas: parejas, invitados (también menores), proveedores y quienes escriben desde el perfil
          público.
        </li>
        <li>
          Datos: nombres, contacto, familia, respuestas, viaje, notas, archivos, costes y, con permiso de cada
          persona, alergias y dietas (categoría especial).
        </li>
        <li>
          Duración: la de la cuenta. Después, {DELETED_WEDDING_DAYS} días por si hay que recuperar una boda.
        </li>
      </ul>
      <ProcessingDuties operator={operator} />
      <h2>A qué se compromete el planner</h2>
      <ul>
        <li>A tener una base legal para lo que apunta y a informar a esas personas.</li>
        <li>
          A apuntar alergias y dietas solo en sus casillas y con permiso, y a no subir datos que no hagan
          falta.
        </li>
        <li>A cuidar su contraseña y a decidir con quién comparte cada boda.</li>
      </ul>
    </LegalPage>
  )
}
