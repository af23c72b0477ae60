import { loadedPart } from '#ui/opening/loaded-part.ts'
import { useOpenedPart } from '#ui/opening/use-opened-part.ts'

export const bookDialogs = loadedPart(() => import('./book-dialogs.ts'))

/** The dialogs of the books once one is open; they are fetched when the screen is idle. */
export const useBookDialogs = (isOpen: boolean, close: () => void) =>
  useOpenedPart(bookDialogs, isOpen, close)
