import type { InspirationImage } from '#contract/inspiration-images.ts'
import { IMAGE_NOTE_MAX } from '#domain/inspiration/inspiration.ts'
import { TextAreaField } from '#ui/fields/text-field.tsx'
import { useViewOnly } from '#ui/hydration/view-only.ts'
import { useDraft } from '../../../sync/unsaved/drafts.ts'
import { noteDraftKey } from '../images/tell-gone-image.ts'
import { imageChanges } from '../inspiration.changes.ts'

type NoteFieldProps = { weddingId: string; image: InspirationImage; onChange: (notes: string) => void }

/** The note of an image, saved when the field is left. What could not be saved stays in it, and says why. */
export function NoteField({ weddingId, image, onChange }: NoteFieldProps) {
  const [draft, setDraft] = useDraft(noteDraftKey(image))
  const failure = imageChanges.useItems(weddingId, undefined).failures.get(image.id)?.notes
  const saved = failure?.typed ?? image.notes ?? ''
  const leave = () => {
    if (draft === null) return
    setDraft(null)
    if (draft.trim() !== (image.notes ?? '')) onChange(draft)
  }
  return (
    <TextAreaField
      label="Nota"
      isReadOnly={useViewOnly()}
      rows={4}
      value={draft ?? saved}
      maxLength={IMAGE_NOTE_MAX}
      onChange={(text) => setDraft(text === saved ? null : text)}
      onBlur={leave}
      error={failure?.message}
    />
  )
}
