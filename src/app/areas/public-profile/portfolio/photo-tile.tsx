import GripVertical from 'lucide-react/icons/grip-vertical'
import type { KeyboardEvent } from 'react'
import type { OwnPortfolioImage } from '#contract/portfolio.ts'
import { cx } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'

type PhotoTileProps = {
  image: OwnPortfolioImage
  place: number
  count: number
  isHeld: boolean
  onOpen: () => void
  onHandleKey: (event: KeyboardEvent) => void
}

/** A photo of the portfolio: it opens by its picture or its caption and moves by its handle. */
export function PhotoTile({ image, place, count, isHeld, onOpen, onHandleKey }: PhotoTileProps) {
  const name = image.caption ?? image.fileName
  return (
    <>
      <div className={cx(FRAME, isHeld && 'rotate-2 shadow-3 outline-2 outline-focus')}>
        <button type="button" onClick={onOpen} className="block size-full">
          <PhotoPicture image={image} />
          <span className="sr-only">
            Editar la foto {place + 1}: {name}
          </span>
        </button>
        {image.isHidden ? (
          <span className={`${COVER} text-danger`}>Oculta</span>
        ) : (
          place === 0 && <span className={COVER}>Portada</span>
        )}
        <button
          type="button"
          onKeyDown={onHandleKey}
          aria-pressed={isHeld}
          aria-label={`Mover la foto ${place + 1} de ${count}: ${name}`}
          className="absolute top-1.5 left-1.5 grid size-8 cursor-grab place-items-center rounded-full bg-surface text-ink-2 shadow-1"
        >
          <Icon of={GripVertical} size="sm" />
        </button>
      </div>
      <button
        type="button"
        onClick={onOpen}
        tabIndex={-1}
        className={cx(
          'mt-1.5 w-full text-left text-sm leading-snug wrap-anywhere',
          image.caption ? 'serif text-base text-ink-2 italic' : 'text-ink-3',
        )}
      >
        {image.caption ?? 'Añade un pie'}
      </button>
    </>
  )
}

const FRAME =
  'relative aspect-[4/5] overflow-hidden rounded-print bg-surface-2 transition-[rotate,box-shadow] duration-(--t-fast)'
const COVER =
  'pointer-events-none absolute bottom-2 left-2 rounded-pill bg-surface px-2.5 py-1 text-xs font-strong'

function PhotoPicture({ image }: { image: OwnPortfolioImage }) {
  if (image.status === 'damaged') {
    return <span className="grid h-full place-items-center p-3 text-sm text-danger">No se puede leer</span>
  }
  if (image.thumbUrl === null) {
    return <span className="grid h-full place-items-center p-3 text-sm text-ink-2">Preparando…</span>
  }
  return (
    <img
      src={image.thumbUrl}
      alt=""
      draggable={false}
      width={image.width}
      height={image.height}
      style={{ backgroundColor: image.color ?? undefined }}
      className="size-full object-cover"
    />
  )
}
