import Ellipsis from 'lucide-react/icons/ellipsis'
import Printer from 'lucide-react/icons/printer'
import type { ReactNode } from 'react'
import { IconButton } from '#ui/button.tsx'
import { ExportItems } from '#ui/opening/export-items.tsx'
import { Menu, MenuItem, MenuSeparator } from '#ui/opening/menu.tsx'

type ExportMenuProps = {
  onExport: (format: 'csv' | 'xlsx') => void
  onPrint: () => void
  className?: string
  /** The entries of this list's menu alone. */
  children?: ReactNode
}

/** The menu offers the ways in which a list can be taken away. */
export function ExportMenu({ onExport, onPrint, className, children }: ExportMenuProps) {
  return (
    <Menu
      label="Más acciones"
      trigger={<IconButton icon={Ellipsis} size="md" label="Exportar o imprimir" className={className} />}
    >
      <ExportItems onExport={onExport} />
      <MenuSeparator />
      <MenuItem icon={Printer} onAction={onPrint}>
        Imprimir
      </MenuItem>
      {children}
    </Menu>
  )
}
