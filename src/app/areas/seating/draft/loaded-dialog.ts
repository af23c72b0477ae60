import { loadedPart } from '#ui/opening/loaded-part.ts'

/** The changes of the draft, which come when they are opened. */
export const draftDialog = loadedPart(() => import('./draft-dialog.tsx'))
