import { foldText } from '../../text/fold-text.ts'
import { dialNumber } from '../../text/phone.ts'
import { readAnswer } from './answers.ts'
import { cellsOf } from './column-cells.ts'
import type { ColumnRole, FactUse } from './column-role.ts'
import { readAge, readLanguage } from './guest-facts.ts'
import { readTable } from './table-cell.ts'

type Rows = readonly (readonly string[])[]

/** The share of the cells that must say what the heading promises. */
const MOSTLY = 0.6

/** A family with more people is rather a group of friends, who are not invited with one link. */
const LARGE_FAMILY = 12

/** Whether the cells below a heading are what it says: 'Tipo' may also be 'Amigos', and 'Edad' a date. */
export function holdsFact(use: FactUse, body: Rows, column: number): boolean {
  const cells = cellsOf(body, column)
  if (cells.length === 0 || cells.filter(READS[use]).length < cells.length * MOSTLY) return false
  return use !== 'age' || !isAgeOfNobody(cells)
}

/** `Novia`, `Lado del novio`, `Ambos`. */
const SIDE =
  /^(?:(?:de|del|lado|parte|familia|invitad[oa]s?|amig[oa]s?)\s+)*(?:(?:la|el|los|las)\s+)?(?:novi[oa]s?|dos|ambos|comun(?:es)?|bride|groom|both|nuvi[a]?|nobia|senargai[a]?)$/

const READS: Record<FactUse, (cell: string) => boolean> = {
  household: (cell) => !SIDE.test(foldText(cell)),
  side: () => true,
  age: (cell) => readAge(cell) !== undefined,
  language: (cell) => readLanguage(cell) !== undefined,
  table: (cell) => readTable(cell) !== null && (/\d/.test(cell) || readAnswer(cell) === undefined),
  phone: (cell) => (dialNumber(cell)?.replace(/\D/g, '').length ?? 0) >= 6,
}

const MANY_BABIES = 4

/** A column of 0, 1 and 2 is of something else: nobody invites babies alone. */
function isAgeOfNobody(cells: readonly string[]): boolean {
  const ages = cells.map(readAge)
  return cells.every((cell) => /^\d+$/.test(cell)) && ages.length >= 2
    ? ages.every((age) => age?.age === 'baby')
    : ages.length >= MANY_BABIES && ages.every((age) => age?.age === 'baby')
}

/** Small whole numbers, as people are counted. */
export function holdsCounts(body: Rows, column: number): boolean {
  const cells = cellsOf(body, column)
  return cells.length > 0 && cells.every((cell) => /^\+?\d{1,2}$/.test(cell) && Number(cell) <= 30)
}

const TICK = /^(?:si|s|yes|y|no|n|true|false|verdadero|falso|x|✓|✔|✅|☑|☐|1|0)$/

/** Yes and no, ticked and empty boxes. */
export function holdsTicks(body: Rows, column: number): boolean {
  const cells = cellsOf(body, column)
  return cells.length > 0 && cells.every((cell) => TICK.test(foldText(cell)))
}

export const isTicked = (cell: string): boolean =>
  /^(?:si|s|yes|y|true|verdadero|x|✓|✔|✅|☑|1)$/.test(foldText(cell))

const GROUP_WORDS =
  /\b(?:amig[oa]s?|trabajo|universidad|uni|colegio|cole|instituto|compa(?:neros)?|friends|work|college|school|familia|family|vecinos|otros|others|amics|amigues|feina|lagunak|coworkers|colleagues|oficina|pandilla|pueblo|gimnasio)\b/

/** 'Amigos' and 'Trabajo' are no families: nobody answers for all of them with one link. */
export function isGroupOfMany(body: Rows, column: number): boolean {
  const sizes = familySizes(cellsOf(body, column))
  const large = [...sizes].filter(([, size]) => size > LARGE_FAMILY)
  return (
    large.some(([name]) => GROUP_WORDS.test(name)) ||
    [...sizes].filter(([name]) => GROUP_WORDS.test(name) && !/\bfamil/.test(name)).length > sizes.size / 2
  )
}

/** Whether a family of the list has so many people that its column may be of something else. */
export function hasLargeFamilies(body: Rows, columns: readonly ColumnRole[]): boolean {
  const column = columns.findIndex(({ use }) => use === 'household')
  if (column < 0) return false
  return [...familySizes(cellsOf(body, column)).values()].some((count) => count > LARGE_FAMILY)
}

function familySizes(cells: readonly string[]): Map<string, number> {
  const people = new Map<string, number>()
  for (const cell of cells.map(foldText)) people.set(cell, (people.get(cell) ?? 0) + 1)
  return people
}
