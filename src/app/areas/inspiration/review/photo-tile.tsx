import Check from 'lucide-react/icons/check'
import EyeOff from 'lucide-react/icons/eye-off'
import { type KeyboardEvent, memo } from 'react'
import type { InspirationImage } from '#contract/inspiration-images.ts'
import type { PhotoReview } from '#domain/inspiration/inspiration.ts'
import { tableInWords } from '#domain/inspiration/photo-cards.ts'
import { IconButton } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { relativeTime } from '../../../shared/words/relative-time.ts'
import { Picture } from '../images/picture.tsx'
import { REVIEW_WORDS } from './review-words.ts'

/** A photograph can ask for these; the functions stay the same, so that others are not drawn again. */
export type PhotoActions = {
  open: (id: string) => void
  toggle: (id: string, isRange: boolean) => void
  review: (id: string, to: PhotoReview) => void
  focus: (index: number) => void
  key: (event: KeyboardEvent, index: number) => void
}

type PhotoTileProps = {
  image: InspirationImage
  base: string | undefined
  index: number
  count: number
  place: { left: number; top: number }
  size: number
  /** The tab it stands in; one that was decided here stays until the tab is left. */
  tab: PhotoReview
  now: Date
  isTabStop: boolean
  isSelected: boolean
  isSelecting: boolean
  actions: PhotoActions
}

/** A photograph of a guest: who sent it and when, and what becomes of it. */
export const PhotoTile = memo(function PhotoTile(props: PhotoTileProps) {
  const { image, base, index, count, place, size, tab, now, isTabStop, isSelected, isSelecting, actions } =
    props
  const sender = senderOf(image)
  const table = tableInWords(image.tags)
  const time = [table, relativeTime(image.createdAt, now)].filter(Boolean).join(', ')
  const name = `${image.video ? 'vídeo' : 'foto'} ${sender ? `de ${sender}` : 'sin nombre'}, ${time}`
  const isDecided = image.review !== tab
  return (
    <li
      aria-setsize={count}
      aria-posinset={index + 1}
      data-row={image.id}
      style={{ transform: `translate(${place.left}px, ${place.top}px)`, width: size }}
      className="group/tile absolute top-0 left-0"
    >
      <button
        type="button"
        data-photo
        tabIndex={isTabStop ? 0 : -1}
        aria-label={isSelecting ? `Seleccionar ${name}` : `Ver ${name}`}
        aria-pressed={isSelecting ? isSelected : undefined}
        aria-keyshortcuts="A R"
        onFocus={() => actions.focus(index)}
        onKeyDown={(event) => actions.key(event, index)}
        onClick={(event) => (isSelecting ? actions.toggle(image.id, event.shiftKey) : actions.open(image.id))}
        style={{ height: size }}
        className={cx(
          'block w-full cursor-pointer overflow-hidden rounded-print',
          isSelected && 'outline-3 outline-offset-2 outline-primary',
        )}
      >
        <Photo image={image} base={base} />
      </button>
      <SelectBox
        {...{ name, isSelected, isSelecting, isTabStop }}
        onToggle={(isRange) => actions.toggle(image.id, isRange)}
      />
      <div className="flex h-13 items-center gap-1 text-sm">
        <p className="mr-auto min-w-0 leading-tight">
          <span dir="auto" className="block truncate">
            {isDecided ? REVIEW_WORDS[image.review!].state : (sender ?? 'Sin nombre')}
          </span>
          <span className="block truncate text-xs text-ink-3">{time}</span>
        </p>
        {isDecided ? (
          <button
            type="button"
            data-edits
            tabIndex={isTabStop ? 0 : -1}
            aria-label={`Deshacer: ${name}`}
            onClick={() => actions.review(image.id, tab)}
            className="link shrink-0 rounded-[4px] pointer-coarse:py-3"
          >
            Deshacer
          </button>
        ) : (
          <TileButtons
            review={tab}
            name={name}
            isTabStop={isTabStop}
            onReview={(to) => actions.review(image.id, to)}
          />
        )}
      </div>
    </li>
  )
})

function Photo({ image, base }: Pick<PhotoTileProps, 'image' | 'base'>) {
  if (image.status === 'damaged')
    return (
      <span className="grid h-full place-content-center bg-danger-soft p-3 text-center text-xs text-danger">
        Está dañada y no se puede leer.
      </span>
    )
  const look = cx('h-full w-full object-cover', image.review === 'retired' && 'opacity-55 grayscale')
  return <Picture image={image} base={base} size="thumb" alt="" isLazy className={look} />
}

type SelectBoxProps = {
  name: string
  isSelected: boolean
  isSelecting: boolean
  isTabStop: boolean
  onToggle: (isRange: boolean) => void
}

function SelectBox({ name, isSelected, isSelecting, isTabStop, onToggle }: SelectBoxProps) {
  return (
    <label
      data-edits
      className={cx(
        'absolute top-2 left-2 grid size-8 place-items-center rounded-pill bg-white shadow-2 pointer-coarse:size-11',
        !isSelecting && QUIET,
      )}
    >
      <input
        type="checkbox"
        tabIndex={isTabStop ? 0 : -1}
        checked={isSelected}
        onChange={(event) => onToggle((event.nativeEvent as MouseEvent).shiftKey === true)}
        aria-label={`Seleccionar ${name}`}
        className="size-4 accent-hoja-700"
      />
    </label>
  )
}

type TileButtonsProps = {
  review: PhotoReview
  name: string
  isTabStop: boolean
  onReview: (to: PhotoReview) => void
}

function TileButtons({ review, name, isTabStop, onReview }: TileButtonsProps) {
  const shared = { size: 'sm', tabIndex: isTabStop ? 0 : -1, 'data-edits': true } as const
  return (
    <>
      {review !== 'retired' && (
        <IconButton {...shared} icon={EyeOff} label={`Retirar ${name}`} onPress={() => onReview('retired')} />
      )}
      {review !== 'published' && (
        <IconButton
          {...shared}
          icon={Check}
          label={`Publicar ${name}`}
          onPress={() => onReview('published')}
          className="text-primary"
        />
      )}
    </>
  )
}

/** The name under a photograph: as the guest has signed it, or what a member has written over it. */
const senderOf = ({ notes }: InspirationImage): string | null => (notes ?? '').replace(/^De /, '') || null

/** On a computer it comes with the pointer or the focus; a finger begins with 'Seleccionar'. */
const QUIET =
  'opacity-0 group-hover/tile:opacity-100 group-focus-within/tile:opacity-100 pointer-coarse:hidden'
