import { DISPLAY_SIDE, type ImageVariant, THUMBNAIL_WIDTH } from '#domain/inspiration/images.ts'
import { APP_LOGO_LINK_SECONDS, LOGO_LINK_STEADY_SECONDS } from '#domain/planners/planners.ts'
import type { Files } from '#server/platform/files/files.ts'
import { demoLogo, demoPicture } from '#site/demo-images.ts'
import type { Picture } from '#site/prints.ts'

const TYPES: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  svg: 'image/svg+xml',
  webp: 'image/webp',
}

/**
 * A link to a planner's logo that works for `seconds`; `null` when there is none. Within some minutes
 * it is the same for every visitor, so that the pages it stands on can be cached (spec 7, 9).
 */
export function logoUrl(files: Files, path: string | null, seconds: number): string | null {
  if (!path) return null
  const bundled = demoLogo(path)
  if (bundled) return bundled
  const contentType = TYPES[path.split('.').at(-1)!.toLowerCase()] ?? 'application/octet-stream'
  const steadySeconds = LOGO_LINK_STEADY_SECONDS
  return files.link('branding-logos', { path, name: 'logo', contentType, seconds, steadySeconds }).url
}

/**
 * An image of a portfolio at its lasting addresses, which are public (spec 7): `folder` holds the files
 * that were made of it, in two widths.
 */
export function portfolioPicture(
  files: Files,
  folder: string,
  size: { width: number; height: number },
): Picture {
  const bundled = demoPicture(folder)
  if (bundled) return bundled
  const address = (variant: ImageVariant) => files.publicUrl('planner-portfolio', `${folder}/${variant}`)
  const { thumb, display } = widthsOf(size)
  return {
    ...size,
    src: address('display.webp'),
    avif: `${address('thumb.avif')} ${thumb}w, ${address('display.avif')} ${display}w`,
    webp: `${address('thumb.webp')} ${thumb}w, ${address('display.webp')} ${display}w`,
  }
}

/** The small and the large file of an image of a portfolio. */
export function portfolioAddresses(files: Files, folder: string): { thumbUrl: string; url: string } {
  const bundled = demoPicture(folder)
  if (bundled) return { thumbUrl: bundled.src, url: bundled.src }
  const address = (variant: ImageVariant) => files.publicUrl('planner-portfolio', `${folder}/${variant}`)
  return { thumbUrl: address('thumb.webp'), url: address('display.webp') }
}

/** The same while strangers may not see it, for its planner and for the person who decides on a report of it. */
export function hiddenPortfolioAddresses(files: Files, folder: string): { thumbUrl: string; url: string } {
  const bundled = demoPicture(folder)
  if (bundled) return { thumbUrl: bundled.src, url: bundled.src }
  const [seconds, steadySeconds] = [APP_LOGO_LINK_SECONDS, LOGO_LINK_STEADY_SECONDS]
  const address = (name: ImageVariant) =>
    files.link('planner-portfolio', {
      ...{ path: `${folder}/${name}`, name, contentType: 'image/webp', seconds, steadySeconds },
    }).url
  return { thumbUrl: address('thumb.webp'), url: address('display.webp') }
}

/** The widths of the two sizes that are made of an image. */
function widthsOf({ width, height }: { width: number; height: number }) {
  const display = Math.round(width * Math.min(1, DISPLAY_SIDE / Math.max(width, height)))
  return { display, thumb: Math.min(display, THUMBNAIL_WIDTH) }
}
