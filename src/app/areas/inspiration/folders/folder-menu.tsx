import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Download from 'lucide-react/icons/download'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Link2 from 'lucide-react/icons/link-2'
import Pencil from 'lucide-react/icons/pencil'
import Share2 from 'lucide-react/icons/share-2'
import SquareCheck from 'lucide-react/icons/square-check'
import type { InspirationFolder } from '#contract/inspiration-folders.ts'
import { IconButton } from '#ui/button.tsx'
import { useViewOnly } from '#ui/hydration/view-only.ts'
import { Menu, MenuItem, MenuSeparator } from '#ui/opening/menu.tsx'
import { BinMenuItem } from '../../../shared/wedding/bin-link.tsx'
import type { FolderDialog } from './folder-dialogs.tsx'

export type FolderMenuProps = {
  weddingId: string
  folder: InspirationFolder
  imageCount: number
  isFirst: boolean
  isLast: boolean
  onDialog: (dialog: FolderDialog) => void
  onSelect: () => void
  onDownload: () => void
  onMove: (by: -1 | 1) => void
}

export function FolderMenu({
  weddingId,
  folder,
  imageCount,
  isFirst,
  isLast,
  onDialog,
  onSelect,
  onDownload,
  onMove,
}: FolderMenuProps) {
  const trigger = <IconButton icon={Ellipsis} label="Más acciones de la carpeta" size="md" />
  const download = imageCount > 0 && (
    <MenuItem icon={Download} onAction={onDownload}>
      Descargar en ZIP
    </MenuItem>
  )
  // A member who only looks can take a copy, as long as there is something to take.
  if (useViewOnly()) {
    return (
      download && (
        <Menu label={`Acciones de «${folder.name}»`} trigger={trigger}>
          {download}
        </Menu>
      )
    )
  }
  return (
    <Menu label={`Acciones de «${folder.name}»`} trigger={trigger}>
      <MenuItem icon={Link2} onAction={() => onDialog('link')}>
        Guardar desde un enlace
      </MenuItem>
      {imageCount > 0 && (
        <MenuItem icon={SquareCheck} onAction={onSelect}>
          Seleccionar imágenes
        </MenuItem>
      )}
      {download}
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
      <BinMenuItem weddingId={weddingId} kind="images" />
    </Menu>
  )
}
