import { loadedPart } from '#ui/opening/loaded-part.ts'

/** The line about the draft, which comes for those who see drafts. */
export const draftParts = loadedPart(() => import('./draft-bar.tsx'))
