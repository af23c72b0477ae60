/** A picture or a video of a shared folder; the addresses are signed and end with the day. */
export type SharedImage = (Addresses | { video: string; length: string }) & {
  width: number
  height: number
  notes: string | null
  tags: string[]
}

type Addresses = { avif: string; webp: string; large: string }

type Shown<Of> = Extract<SharedImage, Of>

/** The images of a folder in columns, each with its note and its tags. */
export function SharedImages({ images, isNarrow = false }: { images: SharedImage[]; isNarrow?: boolean }) {
  return (
    <ul className={isNarrow ? 'columns-2 gap-3' : 'columns-2 gap-3 md:columns-3 md:gap-5 xl:columns-4'}>
      {images.map((image, index) => (
        <li key={'video' in image ? image.video : image.webp} className="mb-4 break-inside-avoid md:mb-6">
          <figure>
            {'video' in image ? <Video video={image} /> : <Picture image={image} index={index} />}
            {(image.notes || image.tags.length > 0) && (
              <figcaption className="pt-2 text-sm text-ink-2">
                {image.notes}{' '}
                <span className="text-ink-3">{image.tags.map((tag) => `#${tag}`).join(' ')}</span>
              </figcaption>
            )}
          </figure>
        </li>
      ))}
    </ul>
  )
}

function Picture({ image, index }: { image: Shown<Addresses>; index: number }) {
  return (
    <a href={image.large}>
      <picture>
        <source type="image/avif" srcSet={image.avif} />
        <img
          src={image.webp}
          width={image.width}
          height={image.height}
          alt={image.notes ?? (image.tags.join(', ') || `Imagen ${index + 1}`)}
          loading={index < 8 ? undefined : 'lazy'}
          className="h-auto w-full rounded-print"
        />
      </picture>
    </a>
  )
}

/** Nothing of a video is loaded before it is played; a browser that cannot play it still downloads it. */
function Video({ video }: { video: Shown<{ video: string }> }) {
  const name = `Vídeo · ${video.length}`
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: a guest's video comes without captions */}
      <video
        src={video.video}
        preload="none"
        controls
        playsInline
        width={video.width}
        height={video.height}
        aria-label={[name, video.notes].filter(Boolean).join(', ')}
        className="h-auto max-h-128 w-full rounded-print bg-night"
      />
      <a
        href={video.video}
        download
        className="mt-1 inline-block text-sm underline underline-offset-[.22em] pointer-coarse:py-2"
      >
        {name}
      </a>
    </>
  )
}
