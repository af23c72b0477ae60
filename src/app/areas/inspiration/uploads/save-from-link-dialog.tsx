import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Dialog } from '#ui/opening/dialog.tsx'
import { messageFor } from '../../../shared/error-messages.ts'
import { client } from '../../../sync/api.ts'
import { type FolderRef, keepImage } from './image-uploads.ts'

type SaveFromLinkDialogProps = { folder: FolderRef; folderName: string; onClose: () => void }

/** 'Guardar desde un enlace': the server fetches one image that a person has found on the web, or the one of a page. */
export function SaveFromLinkDialog({ folder, folderName, onClose }: SaveFromLinkDialogProps) {
  const [link, setLink] = useState('')
  // A second try after a lost answer finds the image of the first.
  const [id] = useState(() => uuidv7())
  const saving = useMutation({
    mutationFn: async () => {
      const image = await client.inspiration.images.addFromLink({ ...folder, id, link: link.trim() })
      await keepImage(folder, image)
    },
    onSuccess: onClose,
  })
  const [isMissing, setMissing] = useState(false)
  const save = () => {
    setMissing(link.trim() === '')
    if (link.trim() !== '' && !saving.isPending) saving.mutate()
  }
  return (
    <Dialog
      title="Guardar desde un enlace"
      description={`Pega la dirección de una imagen, o de la página donde la has visto (Pinterest, un blog), y la guardamos en «${folderName}».`}
      isOpen
      onOpenChange={onClose}
      closesOnScrim={link === ''}
      actions={(close) => (
        <>
          <Button variant="quiet" onPress={close}>
            Cancelar
          </Button>
          <Button variant="primary" onPress={save} isPending={saving.isPending} pendingLabel="Guardando">
            Guardar imagen
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
          label="Enlace de la imagen"
          type="url"
          inputMode="url"
          placeholder="https://"
          value={link}
          onChange={(next) => {
            setLink(next)
            setMissing(false)
            saving.reset()
          }}
          error={isMissing ? 'Pega el enlace de la imagen.' : saving.error && messageFor(saving.error)}
          autoFocus
          autoComplete="off"
        />
      </form>
    </Dialog>
  )
}
