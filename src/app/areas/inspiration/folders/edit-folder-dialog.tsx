import { useQuery } from '@tanstack/react-query'
import type { InspirationFolder } from '#contract/inspiration-folders.ts'
import {
  FOLDER_ICONS,
  FOLDER_NAME_MAX,
  type FolderIcon as FolderIconName,
} from '#domain/inspiration/inspiration.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { cx } from '#ui/class-names.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { Icon } from '#ui/icon.tsx'
import { FormDialog } from '../../../shared/page/form-dialog.tsx'
import { useSubmission } from '../../../shared/page/use-submission.ts'
import { useUnsavedFields } from '../../../sync/unsaved/unsaved-form.ts'
import { foldersQuery } from '../inspiration.queries.ts'
import { FOLDER_GLYPHS, pastelOf } from './folder-icon.tsx'
import { takenNameNote } from './taken-name.ts'

type EditFolderDialogProps = {
  weddingId: string
  folder: InspirationFolder
  onSave: (name: string, icon: FolderIconName) => void
  onClose: () => void
}

/** The name of a folder and its icon. */
export function EditFolderDialog({ weddingId, folder, onSave, onClose }: EditFolderDialogProps) {
  const { id } = folder
  const saved = { name: folder.name, icon: folder.icon }
  const [{ name, icon }, type, forget] = useUnsavedFields(`folder ${id}`, saved)
  const { data: folders = [] } = useQuery(foldersQuery(weddingId))
  const others = folders.filter((other) => other.id !== id)
  const save = () => {
    onSave(cleanLine(name), icon)
    forget()
    onClose()
  }
  const problem = cleanLine(name) === '' ? 'Escribe un nombre.' : null
  const form = useSubmission(save, { problems: () => ({ name: problem }) })
  return (
    <FormDialog
      title="Cambiar carpeta"
      submitLabel="Guardar"
      form={form}
      onGiveUp={forget}
      onClose={onClose}
      className="grid grid-cols-1 gap-5"
    >
      <TextField
        label="Nombre"
        value={name}
        onChange={(text) => type({ name: text })}
        maxLength={FOLDER_NAME_MAX}
        description={takenNameNote(others, name)}
        error={problem}
        autoFocus
      />
      <fieldset>
        <legend className="mb-2 text-sm font-strong">Icono</legend>
        <div className="flex flex-wrap gap-2">
          {FOLDER_ICONS.map((one) => (
            <label
              key={one}
              style={one === icon ? { backgroundColor: pastelOf(folder) } : undefined}
              className={cx(
                'grid size-11 cursor-pointer place-items-center rounded-control border border-line has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
                one === icon && 'border-ink text-on-pastel',
              )}
            >
              <input
                type="radio"
                name="icon"
                checked={one === icon}
                onChange={() => type({ icon: one })}
                aria-label={FOLDER_GLYPHS[one].label}
                className="sr-only"
              />
              <Icon of={FOLDER_GLYPHS[one].glyph} />
            </label>
          ))}
        </div>
      </fieldset>
    </FormDialog>
  )
}
