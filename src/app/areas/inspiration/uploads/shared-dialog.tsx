import { useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import type { InspirationFolder } from '#contract/inspiration-folders.ts'
import { FOLDER_NAME_MAX } from '#domain/inspiration/inspiration.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { Select } from '#ui/fields/select.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { FormDialog } from '../../../shared/page/form-dialog.tsx'
import { useSubmission } from '../../../shared/page/use-submission.ts'
import { client } from '../../../sync/api.ts'
import { untilAdded } from '../../../sync/list-changes/additions.ts'
import { useUnsaved } from '../../../sync/unsaved/unsaved-texts.ts'
import { imageUploads, keepImage } from './image-uploads.ts'
import type { Shared } from './shared-with-app.ts'

type SharedDialogProps = {
  weddingId: string
  shared: Shared
  folders: readonly InspirationFolder[]
  currentId: string | undefined
  onAddFolder: (name: string) => string
  onFolder: (folderId: string) => void
  onClose: () => void
}

const NEW = 'new'

/** 'Guardar en Inspiración': the folder of what another app has shared. */
export function SharedDialog(props: SharedDialogProps) {
  const { shared, folders, currentId, onClose } = props
  const [chosen, setChosen] = useState(currentId ?? folders[0]?.id ?? NEW)
  const [unsaved, write] = useUnsaved(`shared folder ${props.weddingId}`)
  const name = unsaved ?? ''
  const save = useSaving(props, { chosen, name, setChosen })
  const send = async () => {
    await save()
    write(null)
  }
  const form = useSubmission(send, {
    problems: () => ({
      name: chosen === NEW && cleanLine(name) === '' ? 'Ponle un nombre a la carpeta.' : null,
    }),
    fieldOf: 'folder',
  })
  return (
    <FormDialog
      title="Guardar en Inspiración"
      description={inWords(shared)}
      cancelLabel="Descartar"
      submitLabel="Guardar"
      pendingLabel="Guardando"
      form={form}
      onGiveUp={() => write(null)}
      onClose={onClose}
    >
      <Select
        label="Carpeta"
        options={[
          ...folders.map(({ id, name: label }) => ({ value: id, label })),
          { value: NEW, label: 'Carpeta nueva' },
        ]}
        value={chosen}
        onChange={setChosen}
        error={form.problems.folder}
      />
      {chosen === NEW && (
        <TextField
          label="Nombre de la carpeta"
          value={name}
          maxLength={FOLDER_NAME_MAX}
          onChange={(text) => write(text || null)}
          error={form.problems.name}
          autoComplete="off"
        />
      )}
    </FormDialog>
  )
}

type Chosen = { chosen: string; name: string; setChosen: (folderId: string) => void }

function useSaving(props: SharedDialogProps, { chosen, name, setChosen }: Chosen) {
  const { weddingId, shared, onAddFolder, onFolder, onClose } = props
  // A second try after a lost answer finds the image and the folder of the first.
  const [imageId] = useState(() => uuidv7())
  return async () => {
    const folderId = chosen === NEW ? onAddFolder(cleanLine(name)) : chosen
    const place = { weddingId, folderId }
    setChosen(folderId)
    imageUploads.add(place, shared.images)
    if (shared.link && shared.images.length === 0) {
      await untilAdded(folderId)
      await keepImage(
        place,
        await client.inspiration.images.addFromLink({ ...place, id: imageId, link: shared.link }),
      )
    }
    onClose()
    onFolder(folderId)
  }
}

function inWords({ images, link }: Shared): string {
  if (images.length === 0)
    return `La imagen de ${new URL(link!).hostname.replace(/^www\./, '')}, con su enlace.`
  return images.length === 1
    ? `«${images[0]!.name}», que has compartido.`
    : `${images.length} imágenes que has compartido.`
}
