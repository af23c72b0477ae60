import { foldText } from '../text/fold-text.ts'
import { formatNumber } from '../text/spanish-numbers.ts'
import { dateInWords } from '../time/spanish-day.ts'
import { inCurrency } from './currencies.ts'
import type { PartContent, PartKind, ReadPart } from './imports.ts'

/** A part in the words of the app: what it is, and how much of it. */
export type PartSummary = { title: string; facts: string[] }

/** Each kind as a person calls it. */
export const KIND_WORDS: Record<PartKind, string> = {
  guests: 'Lista de invitados',
  budget: 'Presupuesto',
  seating: 'Mesas',
  agenda: 'Agenda del día',
  tasks: 'Tareas',
  photos: 'Fotos de inspiración',
  contract: 'Contrato',
  document: 'Documento',
  ours: 'Una boda de Azahar',
  unknown: 'No sé qué es',
}

/** A part in words: 'Lista de invitados' with '118 personas' and '52 familias'. */
export const summaryOf = ({ content }: Pick<ReadPart, 'content'>): PartSummary => ({
  title: KIND_WORDS[content.kind],
  facts: factsOf(content),
})

function factsOf(content: PartContent): string[] {
  switch (content.kind) {
    case 'guests':
      return guestFacts(content.guests)
    case 'budget':
      return budgetFacts(content)
    case 'seating':
      return [
        counted(content.tables.length, 'mesa', 'mesas'),
        counted(content.tables.flatMap(({ people }) => people).length, 'persona', 'personas'),
      ]
    case 'agenda':
      return agendaFacts(content.moments)
    case 'tasks':
      return taskFacts(content.tasks)
    case 'photos':
      return content.folder === null ? [] : [`Carpeta «${content.folder}»`]
    case 'contract':
    case 'document':
      return [...(content.vendor ? [content.vendor] : []), ...pagesOf(content.pages)]
    case 'ours':
      return [
        content.name,
        ...(content.date ? [dateInWords(content.date)] : []),
        counted(content.guests, 'persona', 'personas'),
        counted(content.vendors, 'proveedor', 'proveedores'),
        ...(content.files > 0 ? [counted(content.files, 'archivo', 'archivos')] : []),
      ]
    case 'unknown':
      return pagesOf(content.pages)
  }
}

const counted = (count: number, one: string, several: string): string =>
  `${formatNumber(count)} ${count === 1 ? one : several}`

const pagesOf = (pages: number | null): string[] =>
  pages === null ? [] : [counted(pages, 'página', 'páginas')]

/** The families of a list: those that it names, and each person of none. */
export function familiesOf(guests: readonly { household?: string }[]): number {
  const named = new Set(guests.flatMap(({ household }) => (household ? [foldText(household)] : [])))
  return named.size + guests.filter(({ household }) => !household).length
}

function guestFacts(guests: Extract<PartContent, { kind: 'guests' }>['guests']): string[] {
  const families = familiesOf(guests)
  const isGrouped = guests.some(({ household }) => household)
  const coming = guests.filter(({ rsvp }) => rsvp === true).length
  return [
    counted(guests.length, 'persona', 'personas'),
    ...(isGrouped ? [counted(families, 'familia', 'familias')] : []),
    ...(coming > 0 ? [counted(coming, 'ha dicho que sí', 'han dicho que sí')] : []),
  ]
}

function budgetFacts({ vendors, currency }: Extract<PartContent, { kind: 'budget' }>): string[] {
  const cost = vendors.reduce((sum, { costCents }) => sum + costCents, 0)
  const paid = vendors.reduce((sum, { paidCents }) => sum + paidCents, 0)
  return [
    counted(vendors.length, 'proveedor', 'proveedores'),
    ...(cost > 0 ? [inCurrency(cost, currency)] : []),
    ...(paid > 0 ? [`${inCurrency(paid, currency)} ya pagados`] : []),
  ]
}

function agendaFacts(moments: Extract<PartContent, { kind: 'agenda' }>['moments']): string[] {
  const days = new Set(moments.map(({ day }) => day))
  return [
    counted(moments.length, 'momento', 'momentos'),
    ...(days.size > 1 ? [counted(days.size, 'día', 'días')] : []),
  ]
}

function taskFacts(tasks: Extract<PartContent, { kind: 'tasks' }>['tasks']): string[] {
  const done = tasks.filter(({ mark }) => mark === 'done').length
  return [
    counted(tasks.length, 'tarea', 'tareas'),
    ...(done > 0 ? [counted(done, 'ya está hecha', 'ya están hechas')] : []),
  ]
}
