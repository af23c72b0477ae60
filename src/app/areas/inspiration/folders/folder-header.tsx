import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Download from 'lucide-react/icons/download'
import Ellipsis from 'lucide-react/icons/ellipsis'
import ImagePlus from 'lucide-react/icons/image-plus'
import Link2 from 'lucide-react/icons/link-2'
import Pencil from 'lucide-react/icons/pencil'
import Share2 from 'lucide-react/icons/share-2'
import SquareCheck from 'lucide-react/icons/square-check'
import Trash2 from 'lucide-react/icons/trash-2'
import type { InspirationFolder } from '#contract/inspiration-folders.ts'
import { dayInMadrid } from '#domain/dates.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Menu, MenuItem, MenuSeparator } from '#ui/menu.tsx'
import { dateInWords } from '../../../lib/spanish-dates.ts'

export type FolderDialog = 'edit' | 'share' | 'link' | 'remove'

type FolderHeaderProps = {
  folder: InspirationFolder
  imageCount: number
  isNarrow: boolean
  isFirst: boolean
  isLast: boolean
  onDialog: (dialog: FolderDialog) => void
  onUpload: () => void
  onSelect: () => void
  onDownload: () => void
  onMove: (by: -1 | 1) => void
}

/** The name of the folder that is open, and what can be done with it. */
export function FolderHeader({ folder, imageCount, isNarrow, onDialog, ...props }: FolderHeaderProps) {
  const isShared = folder.share !== null && folder.share.lastDay >= dayInMadrid(new Date())
  return (
    <header className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <h2 className="flex min-w-0 items-baseline gap-3 text-[2.5rem] leading-tight italic max-md:text-[2.125rem]">
        <span className="min-w-0 wrap-anywhere">{folder.name}</span>
        <span className="num shrink-0 text-xl text-ink-3 not-italic">
          {imageCount}
          <span className="sr-only"> {imageCount === 1 ? 'imagen' : 'imágenes'}</span>
        </span>
      </h2>
      <div className="ml-auto flex items-center gap-2">
        <FolderMenu folder={folder} imageCount={imageCount} onDialog={onDialog} {...props} />
        {isNarrow ? (
          <IconButton
            icon={Trash2}
            label="Eliminar carpeta"
            variant="danger"
            size="md"
            onPress={() => onDialog('remove')}
          />
        ) : (
          <>
            <Button variant="danger" icon={Trash2} onPress={() => onDialog('remove')}>
              Eliminar carpeta
            </Button>
            <Button variant="primary" icon={ImagePlus} onPress={props.onUpload}>
              Subir imágenes
            </Button>
          </>
        )}
      </div>
      {isShared && (
        <p className="flex w-full items-center gap-1.5 text-sm text-ink-2">
          <Icon of={Share2} size="sm" />
          Compartida por enlace hasta el {dateInWords(folder.share!.lastDay)}.
          <button type="button" className="link rounded-[4px]" onClick={() => onDialog('share')}>
            Ver enlace
          </button>
        </p>
      )}
    </header>
  )
}

function FolderMenu({
  folder,
  imageCount,
  isFirst,
  isLast,
  onDialog,
  onSelect,
  onDownload,
  onMove,
}: Omit<FolderHeaderProps, 'isNarrow'>) {
  return (
    <Menu
      label={`Acciones de «${folder.name}»`}
      trigger={<IconButton icon={Ellipsis} label="Más acciones de la carpeta" size="md" />}
    >
      <MenuItem icon={Link2} onAction={() => onDialog('link')}>
        Guardar desde un enlace
      </MenuItem>
      {imageCount > 0 && (
        <MenuItem icon={SquareCheck} onAction={onSelect}>
          Seleccionar imágenes
        </MenuItem>
      )}
      {imageCount > 0 && (
        <MenuItem icon={Download} onAction={onDownload}>
          Descargar en ZIP
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem icon={Pencil} onAction={() => onDialog('edit')}>
        Cambiar nombre e icono
      </MenuItem>
      <MenuItem icon={Share2} onAction={() => onDialog('share')}>
        Compartir con un enlace
      </MenuItem>
      {!isFirst && (
        <MenuItem icon={ArrowUp} onAction={() => onMove(-1)}>
          Mover antes
        </MenuItem>
      )}
      {!isLast && (
        <MenuItem icon={ArrowDown} onAction={() => onMove(1)}>
          Mover después
        </MenuItem>
      )}
    </Menu>
  )
}
