import type { InspirationImage } from '#contract/inspiration-images.ts'
import { CAPTION, captionHeight, captionOf } from './caption-height.ts'
import { nameOf } from './image-name.ts'
import { columnsOf, type DrawnTile, drawnColumns, layOutUnmeasured } from './masonry-layout.ts'
import { VideoTile } from './video-tile.tsx'

/** Rows of images that are drawn: more than any window shows at first. */
const ROWS = 5

type DrawnTilesProps = {
  images: readonly InspirationImage[]
  base: string | undefined
  label: string
  /** The height of what stands above the first column, in pixels. */
  firstHeight: number
  isNarrow: boolean
}

/**
 * The first images as the server draws them, once for each number of columns: the style sheet shows the one that
 * fits, and what it hides loads no images. The app puts its own in their places as soon as it knows the width.
 */
export function DrawnTiles({ images, base, label, firstHeight, isNarrow }: DrawnTilesProps) {
  return drawnColumns(isNarrow).map((columns) => {
    const shown = images.slice(0, columns.count * ROWS)
    const { width } = columnsOf(columns.width)
    const sizes = shown.map((image) => ({
      ratio: image.height / image.width,
      captionHeight: captionHeight(image, width),
    }))
    const tiles = layOutUnmeasured(sizes, columns, firstHeight)
    return (
      <ul key={columns.count} aria-label={label} data-columns={columns.count}>
        {shown.map((image, index) => (
          <Tile key={image.id} image={image} base={base} tile={tiles[index]!} />
        ))}
      </ul>
    )
  })
}

type TileProps = { image: InspirationImage; base: string | undefined; tile: DrawnTile }

/** A link, which leads to the image by itself before there is a script. */
function Tile({ image, base, tile: { column, top, imageRatio } }: TileProps) {
  const { id, folderId, imageUrl, video, color } = image
  const { note, tags } = captionOf(image)
  const address = imageUrl && base && `${base}/${imageUrl}/thumb`
  const look = { backgroundColor: color ?? 'var(--line)' }
  return (
    <li
      style={{
        left: `calc(${column} * (var(--column) + var(--gap)))`,
        top: `calc(${top.w} * var(--column) + ${top.g} * var(--gap) + ${top.px}px)`,
        width: 'var(--column)',
      }}
      className="absolute"
    >
      <a
        href={`?carpeta=${folderId}&imagen=${id}`}
        aria-label={`Ver ${nameOf(image)}`}
        style={{ height: `calc(${imageRatio} * var(--column))` }}
        className="block overflow-hidden rounded-print"
      >
        {video ? (
          <VideoTile seconds={video.seconds} className="h-full" />
        ) : address ? (
          <picture className="contents">
            <source type="image/avif" srcSet={`${address}.avif`} />
            <img
              src={`${address}.webp`}
              alt=""
              loading="lazy"
              decoding="async"
              style={look}
              className="h-full w-full object-cover object-top"
            />
          </picture>
        ) : (
          <span style={look} className="block h-full" />
        )}
      </a>
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
}
