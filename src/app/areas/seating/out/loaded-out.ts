import { loadedPart } from '#ui/opening/loaded-part.ts'

export const seatingOut = loadedPart(() => import('./seating-out.ts'))
