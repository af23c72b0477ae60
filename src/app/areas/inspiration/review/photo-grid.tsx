import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import type { InspirationImage } from '#contract/inspiration-images.ts'
import type { PhotoReview } from '#domain/inspiration/inspiration.ts'
import { useCurrentTime } from '../../../shared/words/relative-time.ts'
import type { useSelection } from '../images/use-selection.ts'
import { useVisibleStretch, useWidth } from '../images/use-visible-stretch.ts'
import { photoAfter, photoGrid, photoPlace, photosBetween } from './photo-grid-layout.ts'
import { type PhotoActions, PhotoTile } from './photo-tile.tsx'

type PhotoGridProps = {
  photos: readonly InspirationImage[]
  base: string | undefined
  tab: PhotoReview
  label: string
  mayEdit: boolean
  selection: ReturnType<typeof useSelection>
  onOpen: (id: string) => void
  onReview: (image: InspirationImage, to: PhotoReview) => void
}

/** Photographs in squares; those out of sight are not drawn. Arrows move, A publishes, R withdraws. */
export function PhotoGrid(props: PhotoGridProps) {
  const { photos, base, tab, label, selection } = props
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box)
  const stretch = useVisibleStretch(box)
  const grid = useMemo(() => photoGrid(width), [width])
  const [current, setCurrent] = useState(0)
  const actions = usePhotoActions(props, box, grid.columns, setCurrent)
  const now = useCurrentTime()
  const { first, end } = width === 0 ? { first: 0, end: 0 } : photosBetween(grid, photos.length, stretch)
  // One photograph is in the order of the tabulator, and always one that is drawn.
  const stop = current >= first && current < end ? current : first
  return (
    <div
      ref={box}
      style={{ height: Math.ceil(photos.length / grid.columns) * grid.rowHeight }}
      className="relative"
    >
      <ul aria-label={label}>
        {photos.slice(first, end).map((image, offset) => {
          const index = first + offset
          return (
            <PhotoTile
              key={image.id}
              {...{ image, base, index, tab, now, actions }}
              count={photos.length}
              place={photoPlace(grid, index)}
              size={grid.size}
              isTabStop={index === stop}
              isSelected={selection.ids.has(image.id)}
              isSelecting={selection.isSelecting}
            />
          )
        })}
      </ul>
    </div>
  )
}

const KEYS: Record<string, PhotoReview> = { a: 'published', r: 'retired' }

/** The same functions for as long as the grid is there, so that photographs are not drawn again. */
function usePhotoActions(
  props: PhotoGridProps,
  box: { current: HTMLDivElement | null },
  columns: number,
  focus: (index: number) => void,
): PhotoActions {
  const latest = useRef({ ...props, columns })
  latest.current = { ...props, columns }
  return useMemo(() => {
    const move = (index: number) => {
      const { id } = latest.current.photos[index]!
      box.current?.querySelector<HTMLElement>(`[data-row="${id}"] [data-photo]`)?.focus()
    }
    const review = (id: string, to: PhotoReview) => {
      const image = latest.current.photos.find((one) => one.id === id)
      if (image) latest.current.onReview(image, to)
    }
    return {
      open: (id) => latest.current.onOpen(id),
      toggle: (id, isRange) => latest.current.selection.toggle(id, isRange),
      review,
      focus,
      key(event: KeyboardEvent, index: number) {
        if (event.metaKey || event.ctrlKey || event.altKey) return
        const { photos, columns, mayEdit } = latest.current
        const to = KEYS[event.key.toLowerCase()]
        const next = to ? index + 1 : photoAfter(event.key, index, columns, photos.length)
        if (to && !mayEdit) return
        if (to) review(photos[index]!.id, to)
        else if (next === null) return
        event.preventDefault()
        if (next !== null && next < photos.length) move(next)
      },
    }
  }, [box, focus])
}
