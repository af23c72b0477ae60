import { useMemo } from 'react'
import { thumbHashToDataURL } from 'thumbhash'
import type { WeddingCover } from '#contract/style.ts'
import type { CoverFocus } from '#domain/style/wedding-styles.ts'

type CoverPhotoProps = {
  cover: WeddingCover
  focus: CoverFocus
  size: 'thumb' | 'display'
  /** The file itself, as long as the server is still making its own. */
  preview?: string | undefined
  className?: string
}

/** The photo of a cover, cut around its focus point, in AVIF or WebP over its blurred placeholder. */
export function CoverPhoto({ cover, focus, size, preview, className }: CoverPhotoProps) {
  const { url, placeholder, color } = cover
  const blurred = useMemo(
    () => placeholder && thumbHashToDataURL(Uint8Array.from(atob(placeholder), (byte) => byte.charCodeAt(0))),
    [placeholder],
  )
  const style = {
    objectPosition: `${focus.x * 100}% ${focus.y * 100}%`,
    backgroundColor: color ?? 'var(--line)',
    backgroundImage: blurred ? `url(${blurred})` : undefined,
    backgroundSize: 'cover',
  }
  const source = url ? `${url}/${size}.webp` : preview
  return (
    <picture className="contents">
      {url && <source type="image/avif" srcSet={`${url}/${size}.avif`} />}
      {source ? (
        <img src={source} alt="" draggable={false} decoding="async" style={style} className={className} />
      ) : (
        <img alt="" style={style} className={className} />
      )}
    </picture>
  )
}
