import { type Operator, operatorLine } from '#domain/operation/operator.ts'
import { DELETED_WEDDING_DAYS } from '#domain/weddings/weddings.ts'
import { LegalPage, type LegalSection } from './legal-page.tsx'
import { MissingOfOperator } from './operator-identity.tsx'
import { PROCESSING_DUTIES } from './processing-duties.tsx'
import { SECURITY_MEASURES } from './processing-measures.tsx'
import { Processors } from './processors.tsx'

/** /encargo: what a planner and we agree on about the data of guests (RGPD 28.3). */
export function ProcessingPage({ operator }: { operator: Operator }) {
  return (
    <LegalPage
      document="processing"
      title="Encargo de tratamiento"
      summary="Lo que acordamos con cada wedding planner sobre los datos de los invitados. Se acepta al crear la cuenta."
      lead={<MissingOfOperator operator={operator} />}
      sections={[
        { id: 'partes', title: 'Entre quiénes', body: <Parties operator={operator} /> },
        SUBJECT,
        PROCESSING_DUTIES,
        PLANNER_DUTIES,
        { id: 'encargados', title: 'Anexo 1: otros encargados', body: <Others operator={operator} /> },
        SECURITY_MEASURES,
      ]}
    />
  )
}

function Parties({ operator }: { operator: Operator }) {
  return (
    <p>
      El wedding planner que crea la cuenta, como responsable (o como encargado de la pareja, que entonces lo
      autoriza), y {operatorLine(operator) || 'quien gestiona esta instalación de Azahar'}, como encargado. La
      fecha y la versión con que se acepta quedan guardadas con la cuenta, y el texto llega con el correo del
      alta.
    </p>
  )
}

const SUBJECT: LegalSection = {
  id: 'objeto',
  title: 'De qué trata',
  body: (
    <ul>
      <li>
        Objeto y fin: guardar, ordenar, enseñar y enviar lo que el planner apunta para organizar sus bodas.
      </li>
      <li>
        Personas: parejas, invitados (también menores), proveedores y quienes escriben desde el perfil
        público.
      </li>
      <li>
        Datos: nombres, contacto, familia, respuestas, viaje, canciones y mensajes, notas, archivos, costes,
        cuándo se abrió una invitación y, con permiso de cada persona, alergias y dietas (categoría especial).
      </li>
      <li>
        Duración: la de la cuenta. Después, {DELETED_WEDDING_DAYS} días por si hay que recuperar una boda.
      </li>
    </ul>
  ),
}

const PLANNER_DUTIES: LegalSection = {
  id: 'planner',
  title: 'A qué se compromete el planner',
  body: (
    <ul>
      <li>A tener una base legal para lo que apunta y a informar a esas personas.</li>
      <li>
        A apuntar alergias y dietas solo en sus casillas y con permiso, y a no subir datos que no hagan falta.
      </li>
      <li>A cuidar su contraseña y a decidir con quién comparte cada boda.</li>
    </ul>
  ),
}

function Others({ operator }: { operator: Operator }) {
  return (
    <>
      <p>El planner autoriza, en general, que contemos con otros encargados. Hoy son:</p>
      <Processors operator={operator} />
    </>
  )
}
