import Download from 'lucide-react/icons/download'
import ImageIcon from 'lucide-react/icons/image'
import SquareCheck from 'lucide-react/icons/square-check'
import Trash2 from 'lucide-react/icons/trash-2'
import { Header } from 'react-aria-components/Header'
import { Menu as AriaMenu, MenuItem as AriaMenuItem, MenuSection } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import type { InspirationFolder } from '#contract/inspiration-folders.ts'
import type { InspirationImage } from '#contract/inspiration-images.ts'
import { cx } from '#ui/class-names.ts'
import { MenuItem } from '#ui/menu.tsx'
import { optionClass, popoverSurface } from '#ui/popover-surface.ts'
import type { InspirationActions } from '../inspiration.actions.ts'
import { nameOf } from './image-name.ts'

type ImageMenuProps = {
  image: InspirationImage
  /** The button of its tile, which opened it. */
  button: HTMLElement
  folders: readonly InspirationFolder[]
  actions: InspirationActions
  onSelect: () => void
  onClose: () => void
}

/** What can be done with one image. One menu for all tiles, which would each be slower with their own. */
export function ImageMenu({ image, button, folders, actions, onSelect, onClose }: ImageMenuProps) {
  const folder = folders.find(({ id }) => id === image.folderId)
  const others = folders.filter(({ id }) => id !== image.folderId)
  return (
    <Popover
      triggerRef={{ current: button }}
      isOpen
      onOpenChange={onClose}
      placement="bottom end"
      className={cx(popoverSurface, 'min-w-44 p-1.25')}
    >
      <AriaMenu
        aria-label={`Acciones de ${nameOf(image)}`}
        autoFocus="first"
        onClose={onClose}
        className="max-h-[inherit] scroll-pane outline-none"
      >
        <MenuItem icon={SquareCheck} onAction={onSelect}>
          Seleccionar
        </MenuItem>
        {image.status === 'ready' && (
          <MenuItem icon={Download} onAction={() => void actions.download(image)}>
            Descargar
          </MenuItem>
        )}
        {folder && image.status === 'ready' && (
          <MenuItem icon={ImageIcon} onAction={() => actions.setCover(folder, image)}>
            Usar como portada
          </MenuItem>
        )}
        <MenuItem icon={Trash2} isDestructive onAction={() => actions.remove([image])}>
          Eliminar imagen
        </MenuItem>
        {others.length > 0 && (
          <MenuSection>
            <Header className="px-2.5 pt-2 pb-1 text-xs text-ink-3">Mover a</Header>
            {others.map((other) => (
              <AriaMenuItem
                key={other.id}
                textValue={other.name}
                onAction={() => actions.move([image], other)}
                className={optionClass}
              >
                {other.name}
              </AriaMenuItem>
            ))}
          </MenuSection>
        )}
      </AriaMenu>
    </Popover>
  )
}
