import { demoLogo, demoPicture } from '#site/demo-images.ts'
import type { Picture } from '#site/prints.ts'

/**
 * Where browsers find the images of planners. Until planners upload their own, both kinds are the
 * images of the demo, which come with the public pages; then logos become signed links of an hour
 * (spec 7, branding-logos) and portfolios links of the public bucket (planner-portfolio). A signed
 * link must stay the same for minutes on end, or it would defeat the caching of the directory.
 */
export function logoUrl(path: string | null): string | null {
  return path && demoLogo(path)
}

export function portfolioPicture(path: string, size: { width: number; height: number }): Picture {
  return demoPicture(path) ?? { src: path, ...size }
}
