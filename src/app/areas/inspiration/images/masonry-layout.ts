/** Pixels between columns and between images; `masonry.css` has them too, and the widths of the columns. */
const GAP = { wide: 13.6, narrow: 9.6 }

/** A column is about this wide, in pixels; a phone always has two. */
const COLUMN_WIDTH = 190
const COLUMNS = { least: 2, most: 6 }

/** An image that is higher than this many times its width shows its upper part. */
const RATIO_MAX = 2.5

export type Columns = { count: number; width: number; gap: number }

/** How many columns fit a width, and how wide each is. */
export function columnsOf(width: number): Columns {
  const gap = width < 500 ? GAP.narrow : GAP.wide
  const fitting = Math.floor((width + gap) / COLUMN_WIDTH)
  const count = Math.min(COLUMNS.most, Math.max(COLUMNS.least, fitting))
  return { count, gap, width: (width - gap * (count - 1)) / count }
}

export type Tile = { left: number; top: number; width: number; height: number; imageHeight: number }

/** The size of an image and of what stands under it, in pixels. */
export type TileSize = { ratio: number; captionHeight: number }

/**
 * Lays images of known sizes out: each in the column that is shortest so far, so nothing moves when one of them has
 * loaded. The first column begins under `firstHeight`, the place to drop files on.
 */
export function layOut(
  sizes: readonly TileSize[],
  { count, width, gap }: Columns,
  firstHeight: number,
): { tiles: Tile[]; height: number } {
  const heights = Array.from({ length: count }, (_, column) => (column === 0 ? firstHeight : 0))
  const tiles = sizes.map(({ ratio, captionHeight }) => {
    const column = heights.indexOf(Math.min(...heights))
    const imageHeight = Math.round(width * Math.min(RATIO_MAX, ratio))
    const tile = {
      left: column * (width + gap),
      top: heights[column]!,
      width,
      height: imageHeight + captionHeight,
      imageHeight,
    }
    heights[column] = tile.top + tile.height + gap
    return tile
  })
  return { tiles, height: Math.max(0, ...heights) }
}

/** How many columns there may be, narrow or not, and a width that each number has. */
export const drawnColumns = (isNarrow: boolean): { count: number; width: number }[] => {
  const counts = isNarrow ? [2, 3] : [2, 3, 4, 5, 6]
  return counts.map((count) => ({
    count,
    width: isNarrow && count === 2 ? 350 : COLUMN_WIDTH * (count + 0.4),
  }))
}

/** A place by the width of a column `w` and the gap `g`, which only the browser knows, and pixels. */
type Measure = { w: number; g: number; px: number }

export type DrawnTile = { column: number; top: Measure; imageRatio: number; captionHeight: number }

/**
 * The first images as `layOut` places them at a width of the browser that is only guessed: their columns are those of
 * the guess, their places follow from the real width.
 */
export function layOutUnmeasured(
  sizes: readonly TileSize[],
  { count, width: guessed }: { count: number; width: number },
  firstHeight: number,
): DrawnTile[] {
  const columns = columnsOf(guessed)
  const ends = Array.from(
    { length: count },
    (_, column): Measure =>
      column === 0 && firstHeight > 0 ? { w: 0, g: 1, px: firstHeight } : { w: 0, g: 0, px: 0 },
  )
  const heightOf = ({ w, g, px }: Measure) => w * columns.width + g * columns.gap + px
  return sizes.map(({ ratio, captionHeight }) => {
    const heights = ends.map(heightOf)
    const column = heights.indexOf(Math.min(...heights))
    const top = ends[column]!
    const imageRatio = Math.min(RATIO_MAX, ratio)
    ends[column] = { w: top.w + imageRatio, g: top.g + 1, px: top.px + captionHeight }
    return { column, top, imageRatio, captionHeight }
  })
}

/** The tiles that touch a stretch of the page. */
export const tilesBetween = (tiles: readonly Tile[], top: number, bottom: number): number[] =>
  tiles.flatMap((tile, index) => (tile.top < bottom && tile.top + tile.height > top ? [index] : []))
