import type { Page } from '#domain/imports/file-content.ts'

/** Words of a page of a PDF in points, from its lower left corner. */
export type PlacedText = { text: string; from: number; to: number; baseline: number; height: number }

type Cell = { text: string; from: number; to: number }

/** Baselines that are nearer than this, in points, are one line. */
const SAME_LINE = 2

/** A gap wider than this part of the letters' height parts two cells; between words it is about a third. */
const CELL_GAP = 1

/** Cells of a line that may head a table, and lines below it that make one. */
const HEADINGS_MIN = 3
const ROWS_MIN = 2

/**
 * The table that the pages of a PDF are set as, one below another; `null` where there is none. Each cell stands in the column
 * of the heading that it lies below; the headings of further pages come once.
 */
export function tableOfPages(pages: readonly (readonly PlacedText[])[]): Page | null {
  const lines = pages.flatMap(cellsOfPage)
  const headerAt = lines.findIndex(({ length }) => length >= HEADINGS_MIN)
  if (headerAt < 0) return null
  const header = lines[headerAt]!
  const columns = header.map(({ from, to }) => ({ from, to }))
  const below = lines.slice(headerAt + 1).filter((cells) => wordsOf(cells) !== wordsOf(header))
  if (below.filter(({ length }) => length > 1).length < ROWS_MIN) return null
  const rows = [header, ...below].map((cells) => inColumns(cells, columns))
  return {
    name: null,
    rows: [...lines.slice(0, headerAt).map((cells) => [wordsOf(cells)]), ...rows],
    merged: [],
  }
}

const wordsOf = (cells: readonly Cell[]) => cells.map(({ text }) => text).join(' ')

function cellsOfPage(texts: readonly PlacedText[]): Cell[][] {
  const ordered = texts
    .filter(({ text }) => text.trim() !== '')
    .toSorted((a, b) => b.baseline - a.baseline || a.from - b.from)
  const lines: PlacedText[][] = []
  for (const one of ordered) {
    const line = lines.at(-1)
    if (line && line[0]!.baseline - one.baseline <= SAME_LINE) line.push(one)
    else lines.push([one])
  }
  return lines.map(cellsOfLine)
}

function cellsOfLine(line: readonly PlacedText[]): Cell[] {
  const cells: Cell[] = []
  for (const { text, from, to, height } of line.toSorted((a, b) => a.from - b.from)) {
    const before = cells.at(-1)
    if (before && from - before.to < height * CELL_GAP) {
      before.text = `${before.text}${from - before.to > height / 8 ? ' ' : ''}${text}`.replace(/\s+/g, ' ')
      before.to = Math.max(before.to, to)
    } else cells.push({ text: text.trim(), from, to })
  }
  return cells
}

/** The cells of a line below the headings; a column grows with what stands in it. */
function inColumns(cells: readonly Cell[], columns: { from: number; to: number }[]): string[] {
  const row = columns.map(() => '')
  for (const cell of cells) {
    const at = columnOf(cell, columns)
    const column = columns[at]!
    row[at] = `${row[at]} ${cell.text}`.trim()
    if (row[at] === cell.text) {
      const [left, right] = [columns[at - 1]?.to ?? cell.from, columns[at + 1]?.from ?? cell.to]
      column.from = Math.min(column.from, Math.max(cell.from, left))
      column.to = Math.max(column.to, Math.min(cell.to, right))
    }
  }
  return row
}

/** The column that a cell shares most with, or the nearest. */
function columnOf({ from, to }: Cell, columns: readonly { from: number; to: number }[]): number {
  const shared = columns.map((column) => Math.min(to, column.to) - Math.max(from, column.from))
  return shared.indexOf(Math.max(...shared))
}
