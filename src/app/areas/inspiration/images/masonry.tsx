import { type ReactNode, useMemo, useRef } from 'react'
import type { InspirationImage } from '#contract/inspiration-images.ts'
import { captionHeight } from './caption-height.ts'
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
  actions: TileActions
  /** Stands at the top of the first column. */
  first?: ReactNode
}

/** The images in columns. Their sizes are known, so nothing jumps; those out of sight are not drawn. */
export function Masonry({ images, base, label, selected, isSelecting, actions, first }: MasonryProps) {
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box)
  const stretch = useVisibleStretch(box)
  const columns = useMemo(() => columnsOf(width), [width])
  const firstHeight = first ? DROP_HEIGHT + columns.gap : 0
  const { tiles, height } = useMemo(() => {
    const sizes = images.map((image) => ({
      ratio: image.height / image.width,
      captionHeight: captionHeight(image, columns.width),
    }))
    return layOut(sizes, columns, firstHeight)
  }, [images, columns, firstHeight])
  const shown = width > 0 ? tilesBetween(tiles, stretch.top, stretch.bottom) : []
  return (
    <div ref={box} style={{ height }} className="relative">
      {first && (
        <div style={{ width: columns.width, height: DROP_HEIGHT }} className="absolute top-0 left-0">
          {first}
        </div>
      )}
      <ul aria-label={label}>
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
