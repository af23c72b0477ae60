import { foldText } from '../fold-text.ts'
import { dialNumber } from '../phone.ts'
import { readAge, readLanguage } from './guest-facts.ts'
import type { ColumnRole, FactUse } from './reading.ts'

type Rows = readonly (readonly string[])[]

/** Cells that are looked at, and the share of them that must say what the heading promises. */
const SAMPLED = 400
const MOSTLY = 0.6

/** A family with more people is rather a group of friends, who are not invited with one link. */
const LARGE_FAMILY = 12

/** Whether the cells below a heading are what it says: 'Tipo' may also be 'Amigos', and 'Edad' a date. */
export function holdsFact(use: FactUse, body: Rows, column: number): boolean {
  const cells = cellsOf(body, column).slice(0, SAMPLED)
  return cells.length > 0 && cells.filter(READS[use]).length >= cells.length * MOSTLY
}

/** `Novia`, `Lado del novio`, `Ambos`. */
const SIDE =
  /^(?:(?:de|del|lado|parte|familia|invitad[oa]s?|amig[oa]s?)\s+)*(?:(?:la|el|los|las)\s+)?(?:novi[oa]s?|dos|ambos|comun(?:es)?|bride|groom|both|nuvi[a]?|nobia|senargai[a]?)$/

const READS: Record<FactUse, (cell: string) => boolean> = {
  household: (cell) => !SIDE.test(foldText(cell)),
  side: () => true,
  age: (cell) => readAge(cell) !== undefined,
  language: (cell) => readLanguage(cell) !== undefined,
  phone: (cell) => dialNumber(cell) !== null,
}

/** Whether a family of the list has so many people that its column may be of something else. */
export function hasLargeFamilies(body: Rows, columns: readonly ColumnRole[]): boolean {
  const column = columns.findIndex(({ use }) => use === 'household')
  if (column < 0) return false
  const people = new Map<string, number>()
  for (const cell of cellsOf(body, column).map(foldText)) people.set(cell, (people.get(cell) ?? 0) + 1)
  return [...people.values()].some((count) => count > LARGE_FAMILY)
}

const cellsOf = (body: Rows, column: number): string[] =>
  body.map((row) => row[column]?.trim() ?? '').filter((cell) => cell !== '' && cell !== '-')
