import { loadedPart } from '#ui/opening/loaded-part.ts'

/** Books are written and read by a part of its own, which the screen at rest does not fetch. */
export const bookFiles = loadedPart(() => import('./book-files.ts'))
