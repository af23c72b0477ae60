import Download from 'lucide-react/icons/download'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Printer from 'lucide-react/icons/printer'
import type { ReactNode } from 'react'
import { IconButton } from '#ui/button.tsx'
import { Menu, MenuItem, MenuSeparator } from '#ui/menu.tsx'

type ExportMenuProps = {
  onExport: (format: 'csv' | 'xlsx') => void
  onPrint: () => void
  className?: string
  /** What is in the menu of this list alone. */
  children?: ReactNode
}

/** What can be taken away of a list. */
export function ExportMenu({ onExport, onPrint, className, children }: ExportMenuProps) {
  return (
    <Menu
      label="Más acciones"
      trigger={<IconButton icon={Ellipsis} size="md" label="Exportar o imprimir" className={className} />}
    >
      <MenuItem icon={Download} onAction={() => onExport('csv')}>
        Exportar CSV
      </MenuItem>
      <MenuItem icon={Download} onAction={() => onExport('xlsx')}>
        Exportar Excel
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={Printer} onAction={onPrint}>
        Imprimir
      </MenuItem>
      {children}
    </Menu>
  )
}
