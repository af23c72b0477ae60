import { IMPORT_NAME_MAX, type ReadPart } from '../imports/imports.ts'
import type { FileOfImport } from '../imports/plan/known-wedding.ts'
import { partOf } from '../imports/read-part.ts'
import { coupleIn } from './couple-names.ts'
import type { PlannerClient } from './planner-client.ts'
import type { PlannerRow } from './planner-rows.ts'

/** The name of what a book says of a wedding beside its date, which comes as a task. */
export const CONTACT_TASK = 'Contacto y lugar que tenías apuntados'

/** A row of a book has no file of the wedding's own. */
const BOOK = { id: '00000000-0000-5000-8000-00000000b00c', name: 'Tu libro de bodas', hash: 'book' }

/**
 * The files of a wedding as they come into it: its day is the row's, pictures in its own folder lie in none, and what a
 * book knows of the couple is a task.
 */
export function filesOfWedding(row: PlannerRow, files: readonly FileOfImport[]): FileOfImport[] {
  const own = files.map((file) => ({ ...file, parts: file.parts.map((part) => ofWedding(part)) }))
  const facts = [
    ['Lugar', row.place],
    ['Teléfono', row.phone],
    ['Correo', row.email],
  ].flatMap(([label, fact]) => (fact ? [`${label}: ${fact}`] : []))
  if (facts.length === 0) return own
  const task = {
    row: 1,
    title: CONTACT_TASK,
    due: null,
    who: [],
    mark: 'done' as const,
    notes: facts.join('\n'),
  }
  return [...own, { ...BOOK, parts: [partOf({ kind: 'tasks', tasks: [task] })] }]
}

function ofWedding(part: ReadPart): ReadPart {
  const { content } = part
  const isOwnFolder =
    content.kind === 'photos' && content.folder !== null && coupleIn(content.folder) !== null
  return { ...part, weddingDay: null, content: isOwnFolder ? { ...content, folder: null } : content }
}

/** The message of a request that was a row of a book. */
export const leadMessage = ({ status }: Pick<PlannerClient, 'status'>): string =>
  `De tu libro de clientes.${status === null ? '' : ` Estado: ${status}.`}`

export type SaidOut = { fileName: string; title: string; detail: string }

/** The clients of books that are clients no more, which become nothing. */
export const clientsLeftOut = (clients: readonly PlannerClient[]): SaidOut[] =>
  clients
    .filter(({ kind }) => kind === 'out')
    .map(({ name, email, phone, status }) => ({
      fileName: BOOK.name,
      title: name.slice(0, IMPORT_NAME_MAX),
      detail: ['Ya no es cliente.', [status, email, phone].filter((fact) => fact !== null).join(' · ')]
        .filter(Boolean)
        .join(' '),
    }))
