import { readAnswer } from './answers.ts'
import { type CellKind, cellKind } from './column-content.ts'
import { beginsWithGivenName, holdsGivenName } from './given-names.ts'

type Rows = readonly (readonly string[])[]

/** Rows below that are looked at, and the share of them that must be of another kind than the heading. */
const BELOW = 60
const MOSTLY = 0.8

/** Whether a row of words stands above what is of another kind, or above names and names nobody itself. */
export function differsFromBelow(rows: Rows, row: number): boolean {
  const cells = rows[row]!
  const below = rows.slice(row + 1, row + 1 + BELOW)
  const isOther = cells.some((cell, column) => cell.trim() !== '' && isOfAnotherKind(below, column))
  return isOther || standsAboveNames(cells, below)
}

function isOfAnotherKind(below: Rows, column: number): boolean {
  const cells = below.map((cells) => cells[column]?.trim() ?? '').filter((cell) => cell !== '')
  if (cells.length < 2) return false
  const others = cells.filter((cell) => !WORDS.has(cellKind(cell)) || readAnswer(cell) !== undefined)
  return others.length >= cells.length * MOSTLY
}

/** Names stand below it, and it names nobody: 'Quiénes', 'Grupo de trabajo'. */
function standsAboveNames(cells: readonly string[], below: Rows): boolean {
  if (cells.some(holdsGivenName) || below.length < 2) return false
  return cells.some((cell, column) => {
    const written = below.map((row) => row[column]?.trim() ?? '').filter((one) => one !== '')
    const named = written.filter(beginsWithGivenName)
    return cell.trim() !== '' && written.length > 1 && named.length >= written.length * MOSTLY_NAMED
  })
}

const MOSTLY_NAMED = 0.6

const WORDS = new Set<CellKind>(['text', 'blank'])
