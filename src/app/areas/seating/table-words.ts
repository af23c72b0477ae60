import type { SeatingTable, TableShape } from '#domain/seating/seating.ts'
import { asSentence, countInSpanish } from '#domain/text/spanish-numbers.ts'

export const SHAPE_WORDS: Record<TableShape, string> = {
  round: 'Redonda',
  rectangular: 'Rectangular',
  imperial: 'Imperial',
  head: 'Presidencial',
  children: 'Infantil',
}

type Called = Pick<SeatingTable, 'number' | 'name'>

/** 'Mesa 4': the title of a table. */
export const tableTitle = ({ number }: Called): string => `Mesa ${number}`

/** 'la mesa 4', inside a sentence. */
export const theTable = ({ number }: Called): string => `la mesa ${number}`

type Described = Called & Pick<SeatingTable, 'shape' | 'hasStairs'>

const withStairs = (words: string, { hasStairs }: Described) =>
  hasStairs ? `${words}, con escaleras` : words

/** 'Familia Herrera', or its shape where it has no name; 'Redonda, con escaleras'. */
export const tableName = (table: Described): string =>
  withStairs(table.name ?? SHAPE_WORDS[table.shape], table)

/** 'Familia Herrera, redonda', or the shape alone. */
export const tableLine = (table: Described): string => {
  const shape = SHAPE_WORDS[table.shape]
  return withStairs(table.name ? `${table.name}, ${shape.toLowerCase()}` : shape, table)
}

/** 'dos sitios más' is what a table lacks. */
export const moreSeats = (missing: number): string =>
  missing === 1 ? 'un sitio más' : `${missing} sitios más`

/** 'quedan 2 sitios', of what is free at a table. */
export function freeInWords(free: number): string {
  if (free === 0) return 'está llena'
  if (free < 0) return free === -1 ? 'sobra 1 persona' : `sobran ${-free} personas`
  return free === 1 ? 'queda 1 sitio' : `quedan ${free} sitios`
}

/** 'Tres sitios libres', of a table. */
export const freeSeatsTitle = (free: number): string =>
  asSentence(countInSpanish(free, 'sitio libre', 'sitios libres'))

export const lockInWords = (isLocked: boolean): string => (isLocked ? 'con candado' : 'sin candado')

/** '. Contra la regla: Ana y Bea, separados', at the end of what is told of a table. */
export const brokenAtTable = (broken: readonly string[] | undefined): string =>
  broken ? `. Contra la regla: ${broken.join('. ')}` : ''
