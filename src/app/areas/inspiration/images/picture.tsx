import { useMemo } from 'react'
import { thumbHashToDataURL } from 'thumbhash'
import type { InspirationImage } from '#contract/inspiration-images.ts'
import { cx } from '#ui/class-names.ts'
import { forgetPreview, usePreview } from '../uploads/previews.ts'
import { VideoTile } from './video-tile.tsx'

type PictureProps = {
  image: InspirationImage
  /** The signed address of the wedding's images. */
  base: string | undefined
  size: 'thumb' | 'display'
  alt: string
  className?: string
  isLazy?: boolean
}

/** An image in AVIF or WebP over its blurred placeholder; the preview while it is being made, and the length of a video. */
export function Picture({ image, base, size, alt, className, isLazy }: PictureProps) {
  const { imageUrl, placeholder, color } = image
  const preview = usePreview(image.id)
  const blurred = useMemo(() => placeholder && dataUrlOf(placeholder), [placeholder])
  const style = {
    backgroundColor: color ?? 'var(--line)',
    backgroundImage: blurred ? `url(${blurred})` : undefined,
    backgroundSize: 'cover',
  }
  if (image.video) return <VideoTile seconds={image.video.seconds} {...(className && { className })} />
  const isMade = imageUrl && base
  if (!isMade && !preview) return <div style={style} className={cx('shimmer', className)} />
  const shared = { style, className, draggable: false, decoding: 'async' } as const
  if (!isMade) return <img alt={alt} {...shared} src={preview} />
  const address = `${base}/${imageUrl}/${size}`
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={`${address}.avif`} />
      <img
        alt={alt}
        {...shared}
        src={`${address}.webp`}
        loading={isLazy ? 'lazy' : undefined}
        // The page lets go of the file once the server's own is there.
        onLoad={preview ? () => forgetPreview(image.id) : undefined}
      />
    </picture>
  )
}

const known = new Map<string, string>()

/** Decoded once: a list that is scrolled shows the same images again and again. */
function dataUrlOf(placeholder: string): string {
  const before = known.get(placeholder)
  if (before) return before
  const url = thumbHashToDataURL(Uint8Array.from(atob(placeholder), (character) => character.charCodeAt(0)))
  known.set(placeholder, url)
  return url
}
