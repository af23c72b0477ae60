import { LOGO_LINK_STEADY_SECONDS } from '#domain/planners.ts'
import { demoLogo, demoPicture } from '#site/demo-images.ts'
import type { Picture } from '#site/prints.ts'
import type { Files } from '../platform/files/files.ts'

const TYPES: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  svg: 'image/svg+xml',
  webp: 'image/webp',
}

/**
 * A link to a planner's logo that works for `seconds`; `null` when there is none. Within some minutes
 * it is the same for everybody, so that the pages it stands on can be cached (spec 7, 9).
 */
export function logoUrl(files: Files, path: string | null, seconds: number): string | null {
  if (!path) return null
  const bundled = demoLogo(path)
  if (bundled) return bundled
  const contentType = TYPES[path.split('.').at(-1)!.toLowerCase()] ?? 'application/octet-stream'
  const steadySeconds = LOGO_LINK_STEADY_SECONDS
  return files.link('branding-logos', { path, name: 'logo', contentType, seconds, steadySeconds }).url
}

/** The lasting address of an image in a portfolio, which everybody may see (spec 7). */
export function portfolioPicture(
  files: Files,
  path: string,
  size: { width: number; height: number },
): Picture {
  return demoPicture(path) ?? { src: files.publicUrl('planner-portfolio', path), ...size }
}
