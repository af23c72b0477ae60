import { loadedPart } from '#ui/opening/loaded-part.ts'

/** The dialogs over 'Trae lo que ya tienes' and the screens after its preview, fetched once the screen is idle. */
export const moveInDialogs = loadedPart(() => import('./move-in-dialogs.ts'))
