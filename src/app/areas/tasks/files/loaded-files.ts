import { loadedPart } from '#ui/opening/loaded-part.ts'

/** Files of tasks are written and read by a part of its own, which no screen at rest fetches. */
export const taskFiles = loadedPart(() => import('./task-files.ts'))
