import Download from 'lucide-react/icons/download'
import { MenuItem } from './menu.tsx'

/** The tables that a list can be taken away as. */
export type TableFormat = 'csv' | 'xlsx'

/** The entries of a menu that hand a list over as a file: the same words for the same formats everywhere. */
export function ExportItems({ onExport }: { onExport: (format: TableFormat) => void }) {
  return (
    <>
      <MenuItem icon={Download} onAction={() => onExport('csv')}>
        Exportar CSV
      </MenuItem>
      <MenuItem icon={Download} onAction={() => onExport('xlsx')}>
        Exportar Excel
      </MenuItem>
    </>
  )
}
