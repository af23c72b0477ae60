import { loadedPart } from '#ui/opening/loaded-part.ts'

/** The comparison has a part of its own, which no screen at rest fetches. */
export const offersPart = loadedPart(() => import('./offers-dialog.tsx'))
