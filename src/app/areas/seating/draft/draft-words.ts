import type { DraftProblem } from '#domain/seating/seat-drafts.ts'
import { theTable } from '../table-words.ts'
import type { Plan } from '../use-seating.ts'

/** '3 cambios', of a draft. */
export const changesInWords = (count: number): string => (count === 1 ? '1 cambio' : `${count} cambios`)

/** 'mesa 4', 'sin sitio', or that the table is not there any more. */
export function placeInWords(tables: Plan['tables'], tableId: string | null): string {
  if (tableId === null) return 'sin sitio'
  const table = tables.find(({ id }) => id === tableId)
  return table ? theTable(table).replace('la ', '') : 'una mesa que ya no está'
}

/** Why a prepared seat cannot be published; `now` is where the guest sits in the published plan. */
export function problemInWords(problem: DraftProblem, now: string): string {
  if (problem === 'elsewhere')
    return now === 'sin sitio'
      ? 'Mientras tanto se ha quedado sin sitio.'
      : `Mientras tanto está en la ${now}.`
  return PROBLEMS[problem]
}

const PROBLEMS: Record<Exclude<DraftProblem, 'elsewhere'>, string> = {
  gone: 'Ha cambiado en el borrador. Ya lo ves como está.',
  notComing: 'Ya no viene.',
  noTable: 'Esa mesa ya no está.',
  full: 'En esa mesa ya no cabe.',
}

/** How much was published, and how much was not. */
export function publishedInWords(moved: number, left: number): string {
  const rest = left === 1 ? '1 sigue' : `${left} siguen`
  const done = moved === 1 ? 'Has publicado 1 cambio.' : `Has publicado ${moved} cambios.`
  return left === 0 ? done : `${done} ${rest} en el borrador.`
}
