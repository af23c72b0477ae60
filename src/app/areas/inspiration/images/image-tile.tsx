import CircleAlert from 'lucide-react/icons/circle-alert'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { memo } from 'react'
import type { InspirationImage } from '#contract/inspiration-images.ts'
import { cx } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { DRAGGED_IMAGES } from '../drag.ts'
import { CAPTION, captionOf } from './caption-height.ts'
import { nameOf } from './image-name.ts'
import type { Tile } from './masonry-layout.ts'
import { Picture } from './picture.tsx'

/** What a tile can ask for; the functions stay the same, so that tiles are drawn once. */
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
            className="h-full w-full object-cover object-top"
          />
        )}
      </button>
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

type TileControlsProps = {
  name: string
  isSelected: boolean
  /** Whether they come with the pointer or the focus only. */
  isQuiet: boolean
  onToggle: (isRange: boolean) => void
  onMenu: (button: HTMLElement) => void
}

function TileControls({ name, isSelected, isQuiet, onToggle, onMenu }: TileControlsProps) {
  return (
    <span className={cx(CONTROLS, isQuiet && QUIET)}>
      <label className="grid size-8 place-items-center rounded-pill bg-white shadow-2 pointer-coarse:size-11">
        <input
          type="checkbox"
          checked={isSelected}
          onChange={(event) => onToggle((event.nativeEvent as MouseEvent).shiftKey === true)}
          aria-label={`Seleccionar ${name}`}
          className="size-4 accent-hoja-700"
        />
      </label>
      <button
        type="button"
        aria-label={`Acciones de ${name}`}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => onMenu(currentTarget)}
        className="grid size-8 place-items-center rounded-pill bg-white text-hoja-900 shadow-2 pointer-coarse:size-11"
      >
        <Icon of={Ellipsis} size="sm" />
      </button>
    </span>
  )
}

const CONTROLS = 'absolute top-2 right-2 left-2 flex justify-between transition-opacity duration-(--t-fast)'

/** On a computer they come with the pointer or the focus; a finger finds both in the menu of the folder. */
const QUIET =
  'opacity-0 group-hover/tile:opacity-100 group-focus-within/tile:opacity-100 pointer-coarse:hidden'
