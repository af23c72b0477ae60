import { TextField } from '#ui/fields/text-field.tsx'
import { FormDialog } from '../../../shared/page/form-dialog.tsx'
import { useSubmission } from '../../../shared/page/use-submission.ts'
import { useUnsaved } from '../../../sync/unsaved/unsaved-texts.ts'

export function TagDialog({
  folderId,
  count,
  onTag,
  onClose,
}: {
  folderId: string
  count: number
  onTag: (tags: string) => void
  onClose: () => void
}) {
  const [unsaved, write] = useUnsaved(`tags of ${folderId}`)
  const tags = unsaved ?? ''
  const save = () => {
    if (tags.trim() === '') return
    onTag(tags)
    write(null)
    onClose()
  }
  const form = useSubmission(save)
  return (
    <FormDialog
      title="Etiquetar"
      description={
        count === 1
          ? 'Se añaden a la imagen seleccionada.'
          : `Se añaden a las ${count} imágenes seleccionadas.`
      }
      closesOnScrim={tags === ''}
      submitLabel="Añadir etiquetas"
      form={form}
      onGiveUp={() => write(null)}
      onClose={onClose}
      className=""
    >
      <TextField
        label="Etiquetas"
        description="Separadas por espacios o comas."
        value={tags}
        onChange={(text) => write(text || null)}
        autoFocus
        autoComplete="off"
      />
    </FormDialog>
  )
}
