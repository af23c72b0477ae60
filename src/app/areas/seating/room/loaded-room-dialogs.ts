import { loadedPart } from '#ui/opening/loaded-part.ts'

/** The dialogs of what stands in the room, which come when one of them is opened. */
export const roomDialogs = loadedPart(() => import('./room-dialogs.ts'))
