import { loadedPart } from '#ui/opening/loaded-part.ts'

/** The dialogs come when the screen is idle, or when one is asked for. */
export const calendarDialogs = loadedPart(() => import('./calendar-dialogs.ts'))
