import Plus from 'lucide-react/icons/plus'
import { Button } from '#ui/button.tsx'
import { Menu, MenuItem } from '#ui/opening/menu.tsx'
import type { Pickers } from '../arriving/use-pickers.tsx'

/** The ways to bring more files. */
export function AddMore({ pickers, onPasteText }: { pickers: Pickers; onPasteText: () => void }) {
  return (
    <Menu
      label="Añadir más"
      trigger={
        <Button icon={Plus} className="max-md:w-full">
          Añadir más
        </Button>
      }
    >
      <MenuItem onAction={pickers.pickFiles}>Elegir archivos</MenuItem>
      <MenuItem onAction={pickers.pickFolder}>Elegir carpeta</MenuItem>
      <MenuItem onAction={onPasteText}>Pegar un texto</MenuItem>
    </Menu>
  )
}
