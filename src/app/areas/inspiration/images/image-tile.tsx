import CircleAlert from 'lucide-react/icons/circle-alert'
import { memo } from 'react'
import type { InspirationImage } from '#contract/inspiration-images.ts'
import { cx } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { DRAGGED_IMAGES } from '../drag.ts'
import { CAPTION, captionOf } from './caption-height.ts'
import { nameOf } from './image-name.ts'
import type { Tile } from './masonry-layout.ts'
import { Picture } from './picture.tsx'
import { TileControls } from './tile-controls.tsx'

/** A tile can ask for these; the functions stay the same, so that tiles are drawn once. */
export type TileActions = {
  open: (imageId: string) => void
  toggle: (imageId: string, isRange: boolean) => void
  /** The images that go with one that is dragged: all selected ones, or itself. */
  dragged: (imageId: string) => string[]
  openMenu: (imageId: string, button: HTMLElement) => void
}

type ImageTileProps = {
  image: InspirationImage
  base: string | undefined
  tile: Tile
  index: number
  count: number
  isSelected: boolean
  isSelecting: boolean
  actions: TileActions
}

/** An image of a folder with its note and tags. Of native elements only: a thousand of them must scroll. */
export const ImageTile = memo(function ImageTile(props: ImageTileProps) {
  const { image, base, tile, index, count, isSelected, isSelecting, actions } = props
  const { note, tags } = captionOf(image)
  const name = nameOf(image)
  return (
    <li
      aria-setsize={count}
      aria-posinset={index + 1}
      data-row={image.id}
      style={{
        transform: `translate(${tile.left}px, ${tile.top}px)`,
        width: tile.width,
        height: tile.height,
      }}
      className="group/tile absolute top-0 left-0"
    >
      <button
        type="button"
        aria-label={isSelecting ? `Seleccionar ${name}` : `Ver ${name}`}
        aria-pressed={isSelecting ? isSelected : undefined}
        draggable
        onDragStart={(event) => {
          event.dataTransfer.setData(DRAGGED_IMAGES, actions.dragged(image.id).join(' '))
          event.dataTransfer.effectAllowed = 'move'
        }}
        onClick={(event) => (isSelecting ? actions.toggle(image.id, event.shiftKey) : actions.open(image.id))}
        style={{ height: tile.imageHeight }}
        className={cx(
          'block w-full cursor-pointer overflow-hidden rounded-print',
          isSelected && 'outline-3 outline-offset-2 outline-primary',
        )}
      >
        {image.status === 'damaged' ? (
          <span className="grid h-full place-content-center justify-items-center gap-1.5 bg-danger-soft p-3 text-center text-xs text-danger">
            <Icon of={CircleAlert} />
            <span className="wrap-anywhere">«{image.fileName}» está dañada y no se puede leer.</span>
          </span>
        ) : (
          <Picture
            image={image}
            base={base}
            size="thumb"
            alt=""
            isLazy
            className={cx('h-full w-full object-cover object-top', image.review === 'retired' && 'grayscale')}
          />
        )}
      </button>
      {(image.review === 'waiting' || image.review === 'retired') && (
        <span
          style={{ top: tile.imageHeight - 32 }}
          className="pointer-events-none absolute left-2 rounded-pill bg-white px-2.5 py-0.5 text-xs font-strong text-hoja-900 shadow-2"
        >
          {image.review === 'waiting' ? 'Por revisar' : 'Retirada'}
        </span>
      )}
      <TileControls
        name={name}
        isSelected={isSelected}
        isQuiet={!isSelecting && !isSelected}
        onToggle={(isRange) => actions.toggle(image.id, isRange)}
        onMenu={(button) => actions.openMenu(image.id, button)}
      />
      {(note || tags) && (
        <p
          style={{ paddingTop: CAPTION.above, lineHeight: `${CAPTION.line}px`, fontSize: CAPTION.font }}
          className="line-clamp-2 text-ink-2 wrap-anywhere"
        >
          {note} <span className="text-ink-3">{tags}</span>
        </p>
      )}
    </li>
  )
})
