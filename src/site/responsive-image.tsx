import type { Picture } from './prints.ts'

type ResponsiveImageProps = {
  picture: Picture
  /** Empty for what only decorates. */
  alt: string
  /** How wide it is shown, as the `sizes` attribute says it. */
  sizes: string
  className?: string
  /** In the first screen: fetched at once and before other images. */
  isFirst?: boolean
  /** Fetched only where this media query holds; elsewhere it is hidden anyway. */
  media?: string
}

/** An image of nothing, for screens that do not show the real one. */
const NOTHING = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E"

/** An image in the smallest format and size that serves, whose place is held while it loads. */
export function ResponsiveImage({ picture, alt, sizes, className, isFirst, media }: ResponsiveImageProps) {
  const { src, width, height, avif, webp } = picture
  return (
    <picture className="contents">
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} media={media} />}
      {webp && <source type="image/webp" srcSet={webp} sizes={sizes} media={media} />}
      {media && <source srcSet={src} media={media} />}
      <img
        src={media ? NOTHING : src}
        width={width}
        height={height}
        alt={alt}
        loading={isFirst ? undefined : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        className={className}
      />
    </picture>
  )
}
