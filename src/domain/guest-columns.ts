import { foldText } from './fold-text.ts'

/** Where in a row each field of a guest stands, as 0-based columns. */
export type GuestColumns = {
  name: number
  surnames: number[]
  email: number | null
  rsvp: number | null
  notes: number | null
}

type Field = 'name' | 'surname' | 'email' | 'rsvp' | 'notes'

/**
 * The headings people write, folded (spec 5 lists the first ones; `correo`, `apellidos` and the
 * RSVP column go beyond it). When two columns compete for a field, the earlier heading wins.
 */
const HEADINGS: Record<Field, readonly string[]> = {
  name: [
    ...[
      'full name',
      'nombre',
      'name',
      'nombre completo',
      'nombre y apellidos',
      'nombre y apellido',
      'nombres',
    ],
    ...['apellidos y nombre', 'nombre del invitado', 'nombre invitado', 'invitado', 'invitada', 'invitados'],
    ...['invitado a', 'fullname', 'first name', 'given name', 'guest name', 'guest', 'guests'],
  ],
  surname: [
    ...['apellidos', 'apellido', 'primer apellido', 'segundo apellido', 'apellido 1', 'apellido 2'],
    ...['last name', 'family name', 'surname', 'surnames'],
  ],
  email: [
    ...['email', 'e mail', 'correo', 'correo electronico', 'mail', 'email address', 'direccion de correo'],
    ...['direccion de correo electronico', 'e mail 1 value'],
  ],
  rsvp: [
    ...['rsvp', 'asistencia', 'confirmado', 'confirmada', 'confirmacion', 'confirmacion de asistencia'],
    ...['asistencia confirmada', 'confirma asistencia', 'confirma', 'asiste', 'asistira', 'attending'],
  ],
  notes: ['notes', 'notas', 'nota', 'note', 'observaciones', 'comentarios'],
}

const FIELD_OF_HEADING = new Map(
  Object.entries(HEADINGS).flatMap(([field, headings]) =>
    headings.map((heading, rank) => [heading, { field: field as Field, rank }] as const),
  ),
)

/** A title and a blank line above the headings are common; a list rarely starts later than this. */
const ROWS_SEARCHED = 10

export type GuestHeader = {
  /** Its 0-based place in the rows. */
  row: number
  /** How many of its cells are headings we know. */
  known: number
  /** `null` when no heading names the guest. */
  columns: GuestColumns | null
}

/**
 * The row of headings, or `null` when the list has none. A row is one when it is the first with
 * content and any cell is a known heading, or stands a little lower (under a title) and holds two
 * or more, the guest's name among them.
 */
export function findGuestHeader(rows: readonly (readonly string[])[]): GuestHeader | null {
  let best: GuestHeader | null = null
  let searched = 0
  for (let row = 0; row < rows.length && searched < ROWS_SEARCHED; row += 1) {
    const cells = rows[row] ?? []
    if (!cells.some((cell) => cell.trim() !== '')) continue
    const header = readHeadings(cells, row)
    const isHeader =
      searched === 0
        ? header.known > 0 && (header.columns !== null || !repeatsBelow(rows, row))
        : header.columns !== null && header.known > Math.max(1, best?.known ?? 0)
    if (isHeader) best = header
    searched += 1
  }
  return best
}

function readHeadings(cells: readonly string[], row: number): GuestHeader {
  const found: Record<Field, { column: number; rank: number }[]> = {
    ...{ name: [], surname: [], email: [], rsvp: [], notes: [] },
  }
  cells.forEach((cell, column) => {
    const heading = FIELD_OF_HEADING.get(foldHeading(cell))
    if (heading) found[heading.field].push({ column, rank: heading.rank })
  })
  const known = Object.values(found).reduce((sum, columns) => sum + columns.length, 0)
  const bestOf = (field: Field) => found[field].toSorted((a, b) => a.rank - b.rank)[0]?.column ?? null
  const name = bestOf('name')
  const columns =
    name === null
      ? null
      : {
          name,
          surnames: found.surname.map(({ column }) => column),
          email: bestOf('email'),
          rsvp: bestOf('rsvp'),
          notes: bestOf('notes'),
        }
  return { row, known, columns }
}

/** A first row of `Ana; Confirmado` is a guest, not a heading, when others below are `Confirmado` too. */
function repeatsBelow(rows: readonly (readonly string[])[], row: number): boolean {
  const cells = rows[row] ?? []
  return cells.some(
    (cell, column) =>
      FIELD_OF_HEADING.has(foldHeading(cell)) &&
      rows.slice(row + 1).some((below) => foldHeading(below[column] ?? '') === foldHeading(cell)),
  )
}

/** `« E-Mail »`, `e_mail` and `E-MAIL:` are one heading. */
function foldHeading(cell: string): string {
  if (cell.length > 60) return ''
  return foldText(cell)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

const EMAIL = /^\S+@\S+\.\S+$/
const NUMBER = /^[\d.,\s]+$/

/**
 * The columns of a list without headings: names first, and an email column if one holds nothing
 * else. `null` when the first column plainly holds something else (only numbers or addresses).
 */
export function guessGuestColumns(rows: readonly (readonly string[])[]): GuestColumns | null {
  const holdsOnly = (column: number, pattern: RegExp) => {
    const cells = rows.map((row) => row[column]?.trim() ?? '').filter((cell) => cell !== '')
    return cells.length > 0 && cells.every((cell) => pattern.test(cell))
  }
  if (holdsOnly(0, EMAIL) || holdsOnly(0, NUMBER)) return null
  const width = Math.max(0, ...rows.slice(0, ROWS_SEARCHED).map((row) => row.length))
  let email: number | null = null
  for (let column = 1; column < width && email === null; column += 1)
    if (holdsOnly(column, EMAIL)) email = column
  return { name: 0, surnames: [], email, rsvp: null, notes: null }
}
