import { loadedPart } from '#ui/opening/loaded-part.ts'

/** The parts for several events, which come once the screen is at rest, or with the address of an event. */
export const eventParts = loadedPart(() => import('./event-parts.ts'))
