/** Rows of one height under each other, in pixels; `top` is where the first begins on the page. */
export type Rows = { count: number; rowHeight: number; top: number }

/** The part of the page in sight, in pixels. */
export type Seen = { top: number; height: number }

/** From the first to before the last. */
export type Range = { first: number; last: number }

/** So many rows are drawn before and after those that are seen. */
const OVERSCAN = 10

/** The rows that are seen, and some on both sides; at the end of the list when it is scrolled past. */
export function rowsInWindow({ count, rowHeight, top }: Rows, seen: Seen): Range {
  const at = (y: number) => (y - top) / rowHeight
  const last = Math.min(count, Math.max(0, Math.ceil(at(seen.top + seen.height)) + OVERSCAN))
  const first = Math.min(last, Math.max(0, Math.floor(at(seen.top)) - OVERSCAN))
  return { first, last }
}

/** How far the page is scrolled to show a row: in the middle, or as little as it takes. */
export function scrollTo(index: number, { rowHeight, top }: Rows, seen: Seen, align: 'nearest' | 'center') {
  const row = top + index * rowHeight
  if (align === 'center') return row - (seen.height - rowHeight) / 2
  if (row < seen.top) return row
  return Math.max(seen.top, row + rowHeight - seen.height)
}
