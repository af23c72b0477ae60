import type { PlanWords, WordsLook } from './plan-marks.ts'
import type { RoomPoint } from './room.ts'
import type { SeatingPerson, SeatingTable } from './seating.ts'
import { type TableTop, turnedPoint } from './table-geometry.ts'

type AtTable = {
  table: SeatingTable
  top: TableTop
  place: RoomPoint & { rotation: number }
  people: readonly SeatingPerson[]
  isNamed: boolean
}

type Line = { text: string; size: number; look: WordsLook }

type Names = { columns: number; size: number; lines: number; share: number }

/** Lines stand so far apart, as a share of their size. */
const LEADING = 1.2

/** The words on the top of a table: its number, its name, how many sit there, and who where that is asked for. */
export function tableWords({ table, top, place, people, isNamed }: AtTable): PlanWords[] {
  const space = spaceOn(top)
  const rotation = top.kind === 'round' ? 0 : readable(place.rotation)
  const listed = isNamed ? people : []
  const head = headOf(table, people.length, listed.length > 0)
  const names = namesIn(listed, space, heightOf(head))
  const on = (x: number, y: number, width: number, line: Line): PlanWords => {
    const at = turnedPoint({ x, y }, rotation)
    return { kind: 'words', ...line, width, rotation, x: place.x + at.x, y: place.y + at.y }
  }
  let y = (-(heightOf(head) + names.lines * names.size * LEADING) * names.share) / 2
  const words = head.map((line) => {
    const size = line.size * names.share
    y += size * LEADING
    return on(0, y - (size * LEADING) / 2, space.width, { ...line, size })
  })
  const size = names.size * names.share
  const width = space.width / names.columns
  const called = listed.map(({ name }, index) => {
    const x = (Math.floor(index / names.lines) + 0.5) * width - space.width / 2
    const middle = y + ((index % names.lines) + 0.5) * size * LEADING
    return on(x, middle, width * 0.96, { text: name, size, look: 'name' })
  })
  return [...words, ...called]
}

/** The rectangle of a top that words may fill. */
const spaceOn = (top: TableTop) =>
  top.kind === 'round'
    ? { width: top.radius * 1.5, depth: top.radius * 1.3 }
    : { width: top.width - 16, depth: top.depth - 12 }

/** Stands at tables whose people climb stairs, on the plan and on the lists. */
export const BY_STAIRS = 'por escaleras'

function headOf(
  { number, name, seats, hasStairs }: SeatingTable,
  taken: number,
  isAboveNames: boolean,
): Line[] {
  const count = `${taken}/${seats}`
  const called = (size: number): Line[] => (name ? [{ text: name, size, look: 'soft' }] : [])
  const stairs = (size: number): Line[] => (hasStairs ? [{ text: BY_STAIRS, size, look: 'label' }] : [])
  if (isAboveNames)
    return [{ text: `${number} · ${count}`, size: 24, look: 'number' }, ...called(14), ...stairs(14)]
  return [
    { text: String(number), size: 54, look: 'number' },
    ...called(24),
    { text: count, size: 26, look: 'soft' },
    ...stairs(20),
  ]
}

const heightOf = (lines: readonly Line[]) => lines.reduce((sum, { size }) => sum + size * LEADING, 0)

/** The largest letters of a name; a letter is about half as wide, and longer names are cut. */
const NAME_SIZE = 16
const LETTER = 0.52
const LETTERS_MAX = 26

/** The columns in which names have the largest letters below their heading, and the share to which both are made smaller. */
function namesIn(
  people: readonly SeatingPerson[],
  { width, depth }: { width: number; depth: number },
  above: number,
): Names {
  const letters = Math.min(LETTERS_MAX, Math.max(1, ...people.map(({ name }) => name.length)))
  const inColumns = (columns: number): Names => {
    const size = Math.min(NAME_SIZE, width / columns / (letters * LETTER))
    const lines = Math.ceil(people.length / columns)
    return { columns, size, lines, share: Math.min(1, depth / (above + lines * size * LEADING)) }
  }
  return [2, 3, 4, 5]
    .map(inColumns)
    .reduce((best, one) => (one.size * one.share > best.size * best.share ? one : best), inColumns(1))
}

/** A turn at which words do not stand on their head. */
export const readable = (rotation: number): number =>
  rotation > 90 && rotation <= 270 ? rotation - 180 : rotation
