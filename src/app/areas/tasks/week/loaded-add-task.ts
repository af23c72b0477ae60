import { loadedPart } from '#ui/opening/loaded-part.ts'

/** The dialog comes when it is asked for. */
export const addTaskDialog = loadedPart(() => import('./add-task-dialog.tsx'))
