import { loadedPart } from '#ui/opening/loaded-part.ts'

/** Presence in the room, which comes once the screen has come to rest. */
export const handsPart = loadedPart(() => import('./hands.tsx'))
