import { loadedPart } from '#ui/opening/loaded-part.ts'

/** The panel of a task has a file of its own: reading the list does not wait for its fields. */
export const taskPanel = loadedPart(() => import('./task-panel.tsx'))
