import type { InspirationImage } from '#contract/inspiration-images.ts'

/** The name of an image for people who do not see it: its note, its tags, or its file. */
export const nameOf = ({ notes, tags, fileName }: InspirationImage): string =>
  (notes ?? '').split('\n', 1).join('').slice(0, 80) ||
  tags.map((tag) => `#${tag}`).join(' ') ||
  `«${fileName}»`
