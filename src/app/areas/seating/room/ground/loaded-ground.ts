import { loadedPart } from '#ui/opening/loaded-part.ts'

/** The dialog of the plan of the venue, which comes when it is opened. */
export const groundDialog = loadedPart(() => import('./ground-dialog.tsx'))
