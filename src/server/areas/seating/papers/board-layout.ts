/** A list under its heading, as a board shows it. */
export type BoardList = { head: string; note: string | null; lines: BoardLine[] }

export type BoardLine = { text: string; at: string | null }

/** Heights in lines of text: a heading, the note under it, the space behind a list. */
const HEAD = 2
const NOTE = 1
const SPACE = 1.2

/** A part of a list that stands in one column. */
export type BoardPart = { list: BoardList; from: number; to: number; y: number }

const headHeight = ({ note }: BoardList) => HEAD + (note ? NOTE : 0)

/** Lists of tables stay whole; those of letters go on in the next column, as they may be long. */
type Flow = { height: number; isSplit: boolean }

/** The lists in columns of a height in lines; `null` when one that stays whole is higher than a column. */
export function inColumns(lists: readonly BoardList[], { height, isSplit }: Flow): BoardPart[][] | null {
  const columns: BoardPart[][] = [[]]
  let y = 0
  const next = () => {
    columns.push([])
    y = 0
  }
  for (const list of lists) {
    const tall = headHeight(list) + list.lines.length
    if (!isSplit && tall > height) return null
    if (y > 0 && y + (isSplit ? headHeight(list) + 2 : tall) > height) next()
    let from = 0
    while (from < list.lines.length) {
      const head = from === 0 ? headHeight(list) : 0
      const to = Math.min(list.lines.length, from + Math.max(1, Math.floor(height - y - head)))
      columns.at(-1)!.push({ list, from, to, y })
      y += head + (to - from)
      from = to
      if (from < list.lines.length) next()
    }
    y += SPACE
  }
  return columns
}

export const heightOfHead = headHeight
