import type { InspirationImage } from '#contract/inspiration-images.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { readUnsaved, writeUnsaved } from '../../../sync/unsaved/unsaved-texts.ts'
import { nameOf } from './image-name.ts'

/** The name under which a note that is being written is kept. */
export const noteUnsavedKey = ({ id }: InspirationImage) => `image note ${id}`

/** Says that another member has taken the open image away, with the note that was being written to it. */
export function tellGoneImage(image: InspirationImage) {
  const written = readUnsaved(noteUnsavedKey(image))?.trim()
  writeUnsaved(noteUnsavedKey(image), null)
  const gone = `La imagen ${nameOf(image)} ya no está en esta carpeta.`
  // The toast keeps the typed text, so it has no timeout.
  if (written) showToast(`${gone} Querías anotar: ${written}`, { tone: 'failed', isLasting: true })
  else showToast(gone, { tone: 'failed' })
}
