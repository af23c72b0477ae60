import { useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { TextField } from '#ui/fields/text-field.tsx'
import { FormDialog } from '../../../shared/page/form-dialog.tsx'
import { useSubmission } from '../../../shared/page/use-submission.ts'
import { client } from '../../../sync/api.ts'
import { useUnsaved } from '../../../sync/unsaved/unsaved-texts.ts'
import { type FolderRef, keepImage } from './image-uploads.ts'

type SaveFromLinkDialogProps = { folder: FolderRef; folderName: string; onClose: () => void }

/** 'Guardar desde un enlace': the server fetches one image that a person has found on the web, or the one of a page. */
export function SaveFromLinkDialog({ folder, folderName, onClose }: SaveFromLinkDialogProps) {
  const [unsaved, write] = useUnsaved(`link for ${folder.folderId}`)
  const link = unsaved ?? ''
  // A second try after a lost answer finds the image of the first.
  const [id] = useState(() => uuidv7())
  const save = async () => {
    const image = await client.inspiration.images.addFromLink({ ...folder, id, link: link.trim() })
    await keepImage(folder, image)
    write(null)
    onClose()
  }
  const form = useSubmission(save, {
    problems: () => ({ link: link.trim() ? null : 'Pega el enlace de la imagen.' }),
    fieldOf: 'link',
  })
  return (
    <FormDialog
      title="Guardar desde un enlace"
      description={`Pega la dirección de una imagen, o de la página donde la has visto (Pinterest, un blog), y la guardamos en «${folderName}».`}
      closesOnScrim={link === ''}
      submitLabel="Guardar imagen"
      pendingLabel="Guardando"
      form={form}
      onGiveUp={() => write(null)}
      onClose={onClose}
      className=""
    >
      <TextField
        label="Enlace de la imagen"
        type="url"
        inputMode="url"
        placeholder="https://"
        value={link}
        onChange={(next) => {
          write(next || null)
          form.reset()
        }}
        error={form.problems.link}
        autoFocus
        autoComplete="off"
      />
    </FormDialog>
  )
}
