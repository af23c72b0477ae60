/** Pixels: between photographs, under them, and about the width of one. */
const GAP = 12
const CAPTION = 52
const ROW_GAP = 12
const WIDTH = 205

export type PhotoGridLayout = { columns: number; size: number; rowHeight: number }

/** Squares in rows that fit a width in pixels: two on a phone, six at most. */
export function photoGrid(width: number): PhotoGridLayout {
  const columns = Math.min(6, Math.max(2, Math.floor((width + GAP) / WIDTH)))
  const size = (width - GAP * (columns - 1)) / columns
  return { columns, size, rowHeight: size + CAPTION + ROW_GAP }
}

/** The place of a photograph in the grid, in pixels from its corner. */
export const photoPlace = ({ columns, size, rowHeight }: PhotoGridLayout, index: number) => ({
  left: (index % columns) * (size + GAP),
  top: Math.floor(index / columns) * rowHeight,
})

/** The first photograph in a stretch of the page, and the one after the last. */
export function photosBetween(
  { columns, rowHeight }: PhotoGridLayout,
  count: number,
  stretch: { top: number; bottom: number },
): { first: number; end: number } {
  const row = (pixels: number) => Math.max(0, Math.floor(pixels / rowHeight))
  const first = Math.min(count, row(stretch.top) * columns)
  return { first, end: Math.min(count, Math.max(first, (row(stretch.bottom) + 1) * columns)) }
}

/** The photograph that an arrow leads to from another; `null` where there is none. */
export function photoAfter(key: string, index: number, columns: number, count: number): number | null {
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
  }
  const next = index + (steps[key] ?? 0)
  return next !== index && next >= 0 && next < count ? next : null
}
