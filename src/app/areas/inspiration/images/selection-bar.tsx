import FolderInput from 'lucide-react/icons/folder-input'
import Tag from 'lucide-react/icons/tag'
import Trash2 from 'lucide-react/icons/trash-2'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import type { InspirationFolder } from '#contract/inspiration-folders.ts'
import type { InspirationImage } from '#contract/inspiration-images.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { Menu, MenuItem } from '#ui/opening/menu.tsx'
import { BAR, ON_INVERSE } from './bar-class.ts'
import { imageActions } from './image-actions.ts'
import { TagDialog } from './tag-dialog.tsx'

type SelectionBarProps = {
  weddingId: string
  selected: readonly InspirationImage[]
  folders: readonly InspirationFolder[]
  onSelectAll: () => void
  onDone: () => void
}

/** The actions on the selected images, over the lower edge of the page. */
export function SelectionBar({ weddingId, selected, folders, onSelectAll, onDone }: SelectionBarProps) {
  const actions = imageActions(weddingId)
  const [isTagging, setTagging] = useState(false)
  const hasAny = selected.length > 0
  const others = folders.filter(({ id }) => selected.some(({ folderId }) => folderId !== id))
  return (
    <section aria-label="Selección" className={BAR}>
      <p role="status" className="mr-auto pl-1 text-sm font-strong whitespace-nowrap">
        {selected.length === 1 ? '1 seleccionada' : `${selected.length} seleccionadas`}
      </p>
      <Button size="sm" variant="quiet" onPress={onSelectAll} className={ON_INVERSE}>
        Todas
      </Button>
      <Button
        size="sm"
        variant="quiet"
        icon={Tag}
        isDisabled={!hasAny}
        onPress={() => setTagging(true)}
        className={ON_INVERSE}
      >
        Etiquetar
      </Button>
      <Menu
        label="Mover a"
        trigger={
          <Button
            size="sm"
            variant="quiet"
            icon={FolderInput}
            isDisabled={!hasAny || others.length === 0}
            className={ON_INVERSE}
          >
            Mover
          </Button>
        }
      >
        {others.map((folder) => (
          <MenuItem
            key={folder.id}
            onAction={() => {
              actions.move(selected, folder)
              onDone()
            }}
          >
            {folder.name}
          </MenuItem>
        ))}
      </Menu>
      <Button
        size="sm"
        variant="quiet"
        icon={Trash2}
        isDisabled={!hasAny}
        onPress={() => {
          actions.remove(selected)
          onDone()
        }}
        className={ON_INVERSE}
      >
        Eliminar
      </Button>
      <IconButton icon={X} label="Terminar la selección" onPress={onDone} className={ON_INVERSE} />
      {isTagging && selected[0] && (
        <TagDialog
          folderId={selected[0].folderId}
          onTag={(tags) => actions.tag(selected, tags)}
          onClose={() => setTagging(false)}
          count={selected.length}
        />
      )}
    </section>
  )
}
