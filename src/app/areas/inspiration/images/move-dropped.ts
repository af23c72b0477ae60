import type { InspirationFolder } from '#contract/inspiration-folders.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { loadedPart } from '#ui/opening/loaded-part.ts'
import { findImages } from '../inspiration.queries.ts'

/** The actions on images, which come with the parts that open over them. */
const actions = loadedPart(() => import('./image-actions.ts'))

/** Fetches what a drop needs while the pointer is still over the images. */
export const loadDrop = () => void actions.load().catch(() => {})

/** Moves images that were dropped on a folder. */
export async function moveDropped(weddingId: string, folder: InspirationFolder, imageIds: readonly string[]) {
  const part = await actions.load().catch(() => null)
  if (part) part.imageActions(weddingId).move(findImages(weddingId, imageIds), folder)
  else showToast(`No hemos podido moverlas a «${folder.name}». Inténtalo de nuevo.`, { tone: 'failed' })
}
