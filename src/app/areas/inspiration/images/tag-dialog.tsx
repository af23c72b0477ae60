import { useState } from 'react'
import { TextField } from '#ui/fields/text-field.tsx'
import { FormDialog } from '../../../shared/page/form-dialog.tsx'
import { useSubmission } from '../../../shared/page/use-submission.ts'

export function TagDialog({
  count,
  onTag,
  onClose,
}: {
  count: number
  onTag: (tags: string) => void
  onClose: () => void
}) {
  const [tags, setTags] = useState('')
  const save = () => {
    if (tags.trim() === '') return
    onTag(tags)
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
      onClose={onClose}
      className=""
    >
      <TextField
        label="Etiquetas"
        description="Separadas por espacios o comas."
        value={tags}
        onChange={setTags}
        autoFocus
        autoComplete="off"
      />
    </FormDialog>
  )
}
