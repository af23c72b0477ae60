import Palette from 'lucide-react/icons/palette'
import Pencil from 'lucide-react/icons/pencil'
import { IconButton } from '#ui/button.tsx'
import { Menu, MenuItem } from '#ui/opening/menu.tsx'

/** The pencil beside the date: the name, the date and the style of the wedding. */
export function WeddingMenu({ weddingId, onEdit }: { weddingId: string; onEdit: () => void }) {
  return (
    <Menu
      label="La boda"
      placement="bottom start"
      trigger={<IconButton icon={Pencil} size="md" label="Cambiar nombre, fecha o estilo" />}
    >
      <MenuItem icon={Pencil} onAction={onEdit}>
        Cambiar nombre o fecha
      </MenuItem>
      <MenuItem icon={Palette} href={`/app/couple/${weddingId}/style`}>
        Estilo de la boda
      </MenuItem>
    </Menu>
  )
}
