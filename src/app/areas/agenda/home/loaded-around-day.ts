import { loadedPart } from '#ui/opening/loaded-part.ts'

/** The home around the day comes with the agenda, on the few days that show it. */
export const aroundDay = loadedPart(() => import('./around-day.tsx'))
