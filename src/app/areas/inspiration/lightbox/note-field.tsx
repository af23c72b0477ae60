import type { InspirationImage } from '#contract/inspiration-images.ts'
import { IMAGE_NOTE_MAX } from '#domain/inspiration/inspiration.ts'
import { TextAreaField } from '#ui/fields/text-field.tsx'
import { useViewOnly } from '#ui/hydration/view-only.ts'
import { useUnsaved } from '../../../sync/unsaved/unsaved-texts.ts'
import { noteUnsavedKey } from '../images/tell-gone-image.ts'
import { imageChanges } from '../inspiration.changes.ts'

type NoteFieldProps = { weddingId: string; image: InspirationImage; onChange: (notes: string) => void }

/** The note of an image, saved when the field is left. What could not be saved stays in it, and says why. */
export function NoteField({ weddingId, image, onChange }: NoteFieldProps) {
  const [unsaved, setUnsaved] = useUnsaved(noteUnsavedKey(image))
  const failure = imageChanges.useItems(weddingId, undefined).failures.get(image.id)?.notes
  const saved = failure?.typed ?? image.notes ?? ''
  const leave = () => {
    if (unsaved === null) return
    setUnsaved(null)
    if (unsaved.trim() !== (image.notes ?? '')) onChange(unsaved)
  }
  return (
    <TextAreaField
      label="Nota"
      isReadOnly={useViewOnly()}
      rows={4}
      value={unsaved ?? saved}
      maxLength={IMAGE_NOTE_MAX}
      onChange={(text) => setUnsaved(text === saved ? null : text)}
      onBlur={leave}
      error={failure?.message}
    />
  )
}
