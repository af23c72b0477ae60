import Download from 'lucide-react/icons/download'
import ImageIcon from 'lucide-react/icons/image'
import SquareCheck from 'lucide-react/icons/square-check'
import Trash2 from 'lucide-react/icons/trash-2'
import type { InspirationFolder } from '#contract/inspiration-folders.ts'
import type { InspirationImage } from '#contract/inspiration-images.ts'
import { useViewOnly } from '#ui/hydration/view-only.ts'
import { MenuAt, MenuGroup, MenuItem } from '#ui/opening/menu.tsx'
import type { FolderActions } from '../inspiration.actions.ts'
import { imageActions } from './image-actions.ts'
import { nameOf } from './image-name.ts'

type ImageMenuProps = {
  weddingId: string
  image: InspirationImage
  /** The button of its tile, which opened it. */
  button: HTMLElement
  folders: readonly InspirationFolder[]
  actions: FolderActions
  onSelect: () => void
  onClose: () => void
}

/** The actions on one image. One menu serves all tiles, which would each be slower with their own. */
export function ImageMenu(props: ImageMenuProps) {
  const { weddingId, image, button, folders, actions, onSelect, onClose } = props
  const { download, remove, move } = imageActions(weddingId)
  const folder = folders.find(({ id }) => id === image.folderId)
  const isViewOnly = useViewOnly()
  const others = isViewOnly ? [] : folders.filter(({ id }) => id !== image.folderId)
  return (
    <MenuAt label={`Acciones de ${nameOf(image)}`} button={button} onClose={onClose}>
      {!isViewOnly && (
        <MenuItem icon={SquareCheck} onAction={onSelect}>
          Seleccionar
        </MenuItem>
      )}
      {image.status === 'ready' && (
        <MenuItem icon={Download} onAction={() => void download(image)}>
          Descargar
        </MenuItem>
      )}
      {!isViewOnly && folder && image.status === 'ready' && !image.video && (
        <MenuItem icon={ImageIcon} onAction={() => actions.setCover(folder, image)}>
          Usar como portada
        </MenuItem>
      )}
      {!isViewOnly && (
        <MenuItem icon={Trash2} isDestructive onAction={() => remove([image])}>
          {image.video ? 'Eliminar vídeo' : 'Eliminar imagen'}
        </MenuItem>
      )}
      {others.length > 0 && (
        <MenuGroup label="Mover a">
          {others.map((other) => (
            <MenuItem key={other.id} onAction={() => move([image], other)}>
              {other.name}
            </MenuItem>
          ))}
        </MenuGroup>
      )}
    </MenuAt>
  )
}
