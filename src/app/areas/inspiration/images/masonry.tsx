import { type ReactNode, useMemo, useRef } from 'react'
import type { InspirationImage } from '#contract/inspiration-images.ts'
import { useDrawnByServer } from '#ui/hydration/use-drawn-by-server.ts'
import { captionHeight } from './caption-height.ts'
import { DrawnTiles } from './drawn-tiles.tsx'
import { ImageTile, type TileActions } from './image-tile.tsx'
import { columnsOf, layOut, tilesBetween } from './masonry-layout.ts'
import { useVisibleStretch, useWidth } from './use-visible-stretch.ts'

/** The place to drop files on, in pixels, without the gap under it. */
const DROP_HEIGHT = 152

type MasonryProps = {
  images: readonly InspirationImage[]
  base: string | undefined
  label: string
  selected: ReadonlySet<string>
  isSelecting: boolean
  isNarrow: boolean
  actions: TileActions
  /** Stands at the top of the first column. */
  first?: ReactNode
}

/** Of a box whose width is not known yet, in pixels: what stands under it is out of sight. */
const UNKNOWN_HEIGHT = 1200

/** The images in columns. Their sizes are known, so nothing jumps; those out of sight are not drawn. */
export function Masonry({ images, base, label, first, isNarrow, ...shared }: MasonryProps) {
  const { selected, isSelecting, actions } = shared
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box)
  const stretch = useVisibleStretch(box)
  const columns = useMemo(() => columnsOf(width), [width])
  const firstHeight = first ? DROP_HEIGHT + columns.gap : 0
  const isDrawn = useDrawnByServer() && width === 0
  const { tiles, height } = useMemo(() => {
    if (width === 0) return { tiles: [], height: UNKNOWN_HEIGHT }
    const sizes = images.map((image) => ({
      ratio: image.height / image.width,
      captionHeight: captionHeight(image, columns.width),
    }))
    return layOut(sizes, columns, firstHeight)
  }, [images, columns, firstHeight, width])
  const shown = width > 0 ? tilesBetween(tiles, stretch.top, stretch.bottom) : []
  return (
    <div ref={box} style={{ height }} className="masonry relative">
      {first && (
        <div style={{ width: 'var(--column)', height: DROP_HEIGHT }} className="absolute top-0 left-0">
          {first}
        </div>
      )}
      {isDrawn && <DrawnTiles {...{ images, base, label, isNarrow }} firstHeight={first ? DROP_HEIGHT : 0} />}
      <ul aria-label={label} hidden={isDrawn}>
        {shown.map((index) => {
          const image = images[index]!
          return (
            <ImageTile
              key={image.id}
              image={image}
              base={base}
              tile={tiles[index]!}
              index={index}
              count={images.length}
              isSelected={selected.has(image.id)}
              isSelecting={isSelecting}
              actions={actions}
            />
          )
        })}
      </ul>
    </div>
  )
}
