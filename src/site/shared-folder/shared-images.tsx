/** An image of a shared folder; the addresses are signed and end with the day. */
export type SharedImage = {
  avif: string
  webp: string
  large: string
  width: number
  height: number
  notes: string | null
  tags: string[]
}

/** The images of a folder in columns, each with its note and its tags. */
export function SharedImages({ images, isNarrow = false }: { images: SharedImage[]; isNarrow?: boolean }) {
  return (
    <ul className={isNarrow ? 'columns-2 gap-3' : 'columns-2 gap-3 md:columns-3 md:gap-5 xl:columns-4'}>
      {images.map((image, index) => (
        <li key={image.webp} className="mb-4 break-inside-avoid md:mb-6">
          <figure>
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
