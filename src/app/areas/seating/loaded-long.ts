import { loadedPart } from '#ui/opening/loaded-part.ts'

/** The list of those without a seat of a large wedding. */
export const longFamilies = loadedPart(() => import('./long/long-families.tsx'))
