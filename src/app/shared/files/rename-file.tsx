import { useState } from 'react'
import type { ItemFile } from '#contract/item-files.ts'
import { FILE_ENDING } from '#domain/files/files.ts'
import { renamedFile } from '#domain/files/renamed-file.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { client } from '../../sync/api.ts'
import { FormDialog } from '../page/form-dialog.tsx'
import { useSubmission } from '../page/use-submission.ts'
import './book-files.sentences.ts'
import type { BookPlace } from './item-files.queries.ts'
import { readFilesAgain } from './use-file-actions.ts'

type RenameFileProps = { place: BookPlace; file: ItemFile; onClose: () => void }

/** Gives a file of the book another name. Its ending is not typed: programs know by it how to open the file. */
export function RenameFile({ place, file, onClose }: RenameFileProps) {
  const [shown] = useState(file.name)
  const [ending = ''] = FILE_ENDING.exec(shown) ?? []
  const stem = shown.slice(0, shown.length - ending.length)
  const [name, setName] = useState(stem)
  const form = useSubmission(
    async () => {
      const { targetId } = place
      const renaming = client.vendorBook.files.rename({ targetId, fileId: file.id, name, from: shown })
      await renaming.finally(() => readFilesAgain(place))
      onClose()
    },
    {
      problems: () => ({ name: renamedFile(name, shown) === null ? 'Escribe un nombre.' : null }),
      fieldOf: 'name',
    },
  )
  return (
    <FormDialog
      title="Cambiar el nombre"
      description={shown}
      submitLabel="Guardar"
      pendingLabel="Guardando"
      form={form}
      onGiveUp={null}
      onClose={onClose}
    >
      <TextField
        label="Nombre"
        description={ending && `Sigue acabando en «${ending}».`}
        value={name}
        onChange={setName}
        maxLength={200}
        error={form.problems.name}
        autoComplete="off"
        isRequired
      />
    </FormDialog>
  )
}
