import { loadedPart } from '#ui/opening/loaded-part.ts'

/** The pages of a PDF are drawn by a library that is larger than a screen: it comes when a PDF is chosen. */
export const pdfPages = loadedPart(() => import('./pdf-pages.ts'))
