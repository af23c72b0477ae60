import { loadedPart } from '#ui/opening/loaded-part.ts'

/** The suggested list has a file of its own: its texts are read once, in a wedding without tasks. */
export const suggestion = loadedPart(() => import('./suggested-start.tsx'))
