import { GONE_PERSON } from '#domain/accounts/account-deletion.ts'
import type { ArchivePart } from '#domain/archive/archive-parts.ts'
import type { Access, GuardedSection } from '#domain/members/permissions.ts'
import { WEDDING_TIME_ZONE } from '#domain/time/dates.ts'

export type Column = {
  heading: string
  sql: string
  /** Members need this section beside that of the sheet to see it. */
  section?: GuardedSection
  /** The Spanish words of keys; a list of keys is separated by `, `. */
  words?: Readonly<Record<string, string>>
  isEuros?: boolean
  /** In characters. */
  width?: number
}

/** A table of a wedding that people read: a tab of a workbook, a CSV, and a part of the page. */
export type Sheet = {
  /** Its CSV without the ending. */
  name: string
  /** The Excel file that it is a tab of, without the ending; the part of the page. */
  workbook: Workbook
  /** The name of its tab and its heading in the page. */
  title: string
  section: GuardedSection
  columns: readonly Column[]
  /** The rest of the query, in its order; `id` is a checked id. */
  from: (id: string) => string
  /** Rows with the same value in this column stand under it in the page. */
  groupedBy?: string
  /** Rows with many columns are read as cards, with what is not empty. */
  isOfCards?: boolean
}

/** The parts of a downloaded wedding in their order, with their names. */
export const WORKBOOKS = {
  boda: 'La boda',
  invitados: 'Invitados',
  mesas: 'Mesas',
  proveedores: 'Proveedores',
  presupuesto: 'Presupuesto',
  agenda: 'Agenda',
  tareas: 'Tareas',
  autobuses: 'Autobuses',
  alojamiento: 'Alojamiento',
  inspiracion: 'Inspiración',
  conversaciones: 'Conversaciones',
} as const satisfies Record<ArchivePart, string>

export type Workbook = ArchivePart

/** The columns of a sheet that a member may see. */
export const columnsFor = ({ columns }: Sheet, access: Access): Column[] =>
  columns.filter(({ section }) => section === undefined || access[section] !== 'none')

/** The columns of a query by their headings. */
export const columns = (pairs: Readonly<Record<string, string>>): Column[] =>
  Object.entries(pairs).map(([heading, sql]) => ({ heading, sql }))

/** An instant with the clock of Madrid, in whole minutes. */
export const MOMENT = (column: string): string =>
  `date_trunc('minute', ${column} at time zone '${WEDDING_TIME_ZONE}')`

/** `14:05`, of minutes of a day. */
export const CLOCK = (column: string): string =>
  `lpad((${column} / 60 % 24)::text, 2, '0') || ':' || lpad((${column} % 60)::text, 2, '0')`

export const ANSWER = (column: string): string =>
  `case ${column} when true then 'Sí' when false then 'No' else 'Pendiente' end`

/** When, by whom and what, of comments `c` with their author `p`. */
export const COMMENT: readonly Column[] = [
  { heading: 'Fecha', sql: MOMENT('c.created_at'), width: 17 },
  { heading: 'Persona', sql: `coalesce(p.full_name, '${GONE_PERSON}')` },
  { heading: 'Mensaje', sql: 'c.text', width: 60 },
]

/** The table of a guest: `Mesa 4 · Familia Lasa`. */
export const TABLE = `concat_ws(' · ', 'Mesa ' || t.number, t.name)`
