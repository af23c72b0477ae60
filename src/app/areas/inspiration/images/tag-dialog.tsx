import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Dialog } from '#ui/opening/dialog.tsx'

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
  return (
    <Dialog
      title="Etiquetar"
      description={
        count === 1
          ? 'Se añaden a la imagen seleccionada.'
          : `Se añaden a las ${count} imágenes seleccionadas.`
      }
      isOpen
      onOpenChange={onClose}
      closesOnScrim={tags === ''}
      actions={(close) => (
        <>
          <Button variant="quiet" onPress={close}>
            Cancelar
          </Button>
          <Button variant="primary" onPress={save}>
            Añadir etiquetas
          </Button>
        </>
      )}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <TextField
          label="Etiquetas"
          description="Separadas por espacios o comas."
          value={tags}
          onChange={setTags}
          autoFocus
          autoComplete="off"
        />
      </form>
    </Dialog>
  )
}
