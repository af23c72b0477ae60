import type { ColumnRole } from './column-role.ts'

/** The headings that every exported guest list has, and the name of its sheet. */
export const EXPORT_HEADINGS = ['Nombre', 'Email', 'RSVP', 'Notas'] as const
export const EXPORT_SHEET = 'Invitados'

/** The headings of the columns that are exported where a guest has something in them, in this order. */
export const EXPORT_FACTS = [
  ['household', 'Familia'],
  ['age', 'Edad'],
  ['side', 'De parte de'],
  ['language', 'Idioma'],
  ['phone', 'Teléfono'],
] as const

/** The headings of what guests have answered and of where they sit, after those; an import reads the table alone. */
export const EXPORT_ANSWERS = {
  menu: 'Menú',
  highChair: 'Trona',
  busOut: 'Autobús de ida',
  busBack: 'Autobús de vuelta',
  table: 'Mesa',
} as const

/** The heading of the answers to an event, which no name of an event makes that of another column. */
export const eventHeading = (name: string): string => `Evento: ${name}`

const isAnswerHeading = (heading: string): boolean =>
  heading.startsWith(eventHeading('')) || (Object.values(EXPORT_ANSWERS) as string[]).includes(heading)

/** Whether these are the headings of a list that was exported here, whose every cell is meant as it stands. */
export function isExportHeader(cells: readonly string[] = []): boolean {
  const told = cells.slice(EXPORT_HEADINGS.length)
  const answersAt = told.findIndex(isAnswerHeading)
  const facts = answersAt < 0 ? told : told.slice(0, answersAt)
  const known = EXPORT_FACTS.map(([, heading]) => heading).filter((heading) => facts.includes(heading))
  return (
    EXPORT_HEADINGS.every((heading, column) => cells[column] === heading) &&
    facts.length === known.length &&
    facts.every((heading, position) => heading === known[position]) &&
    told.slice(facts.length).every(isAnswerHeading)
  )
}

/** The role of each column of an exported list, told by its heading and not by its cells. */
export const exportRoles = (cells: readonly string[]): ColumnRole[] =>
  cells.map((heading) => {
    const fact = EXPORT_FACTS.find(([, known]) => known === heading)
    return fact ? { use: fact[0] } : (BASE_ROLES[heading] ?? { use: 'ignore' })
  })

const BASE_ROLES: Record<string, ColumnRole> = {
  Nombre: { use: 'name', person: 0 },
  Email: { use: 'email' },
  RSVP: { use: 'rsvp' },
  Notas: { use: 'notes' },
  [EXPORT_ANSWERS.table]: { use: 'table' },
}
