import { loadedPart } from '#ui/opening/loaded-part.ts'

/** The seats of guests on other screens, which come where they are looked at. */
export const seatsElsewhere = loadedPart(() => import('./seats-elsewhere.tsx'))
