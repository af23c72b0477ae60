import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { InspirationFolder } from '#contract/inspiration-folders.ts'
import {
  FOLDER_ICONS,
  FOLDER_NAME_MAX,
  type FolderIcon as FolderIconName,
} from '#domain/inspiration/inspiration.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Dialog } from '#ui/opening/dialog.tsx'
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
  const [name, setName] = useState(folder.name)
  const [icon, setIcon] = useState(folder.icon)
  const { data: folders = [] } = useQuery(foldersQuery(weddingId))
  const others = folders.filter(({ id }) => id !== folder.id)
  const isBlank = name.trim() === ''
  const save = () => {
    if (isBlank) return
    onSave(name.trim(), icon)
    onClose()
  }
  return (
    <Dialog
      title="Cambiar carpeta"
      isOpen
      onOpenChange={onClose}
      closesOnScrim={false}
      actions={(close) => (
        <>
          <Button variant="quiet" onPress={close}>
            Cancelar
          </Button>
          <Button variant="primary" onPress={save}>
            Guardar
          </Button>
        </>
      )}
    >
      <form
        className="grid grid-cols-1 gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <TextField
          label="Nombre"
          value={name}
          onChange={setName}
          maxLength={FOLDER_NAME_MAX}
          description={takenNameNote(others, name)}
          error={isBlank ? 'Escribe un nombre.' : undefined}
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
                  onChange={() => setIcon(one)}
                  aria-label={FOLDER_GLYPHS[one].label}
                  className="sr-only"
                />
                <Icon of={FOLDER_GLYPHS[one].glyph} />
              </label>
            ))}
          </div>
        </fieldset>
      </form>
    </Dialog>
  )
}
