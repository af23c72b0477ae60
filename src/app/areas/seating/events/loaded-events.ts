import { loadedPart } from '#ui/opening/loaded-part.ts'

/** The switch of events, which comes once the screen is at rest, or with the address of an event. */
export const eventSwitch = loadedPart(() => import('./event-switch.tsx'))
