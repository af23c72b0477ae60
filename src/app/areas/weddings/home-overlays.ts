import { loadedPart } from '#ui/opening/loaded-part.ts'

/** The dialogs over 'Mi boda', fetched once the screen is idle. */
export const homeDialogs = loadedPart(() => import('./home-dialogs.ts'))
