import FolderInput from 'lucide-react/icons/folder-input'
import Tag from 'lucide-react/icons/tag'
import Trash2 from 'lucide-react/icons/trash-2'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import type { InspirationFolder } from '#contract/inspiration-folders.ts'
import type { InspirationImage } from '#contract/inspiration-images.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { Menu, MenuItem } from '#ui/opening/menu.tsx'
import type { InspirationActions } from '../inspiration.actions.ts'
import { TagDialog } from './tag-dialog.tsx'

type SelectionBarProps = {
  selected: readonly InspirationImage[]
  folders: readonly InspirationFolder[]
  actions: InspirationActions
  onSelectAll: () => void
  onDone: () => void
}

/** The actions on the selected images, over the lower edge of the page. */
export function SelectionBar({ selected, folders, actions, onSelectAll, onDone }: SelectionBarProps) {
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

const BAR =
  'fixed bottom-[calc(1rem+env(safe-area-inset-bottom))] left-1/2 z-20 flex max-w-[calc(100vw-1.5rem)] -translate-x-1/2 flex-wrap items-center gap-1 rounded-sheet bg-surface-inverse py-1.5 pr-1.5 pl-4 text-inverse shadow-3'
const ON_INVERSE = 'text-inverse hover:bg-white/12 hover:text-inverse'
