import { loadedPart } from '#ui/opening/loaded-part.ts'

/** The drawn plan, which comes after the first screen. */
export const roomPlan = loadedPart(() => import('./room-plan.tsx'))
