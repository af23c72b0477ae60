import { loadedPart } from '#ui/opening/loaded-part.ts'

/** The routes of the buses, which '¿Y si…?' asks for once it is on the screen. */
export const busRoutesPart = loadedPart(() => import('./bus-routes.tsx'))
