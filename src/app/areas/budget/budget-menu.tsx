import Ellipsis from 'lucide-react/icons/ellipsis'
import Printer from 'lucide-react/icons/printer'
import Upload from 'lucide-react/icons/upload'
import { IconButton } from '#ui/button.tsx'
import { ExportItems } from '#ui/opening/export-items.tsx'
import { Menu, MenuItem, MenuSeparator } from '#ui/opening/menu.tsx'
import { offerFile } from '../../shared/spreadsheet/offer-file.ts'
import { type BudgetTable, budgetToCsv, budgetToXlsx } from './budget-file.ts'

type BudgetMenuProps = {
  table: BudgetTable
  /** Opens the import; `null` for members who may not. */
  onImport: (() => void) | null
}

export function BudgetMenu({ table, onImport }: BudgetMenuProps) {
  const offer = {
    name: 'presupuesto',
    toCsv: () => budgetToCsv(table),
    toXlsx: () => budgetToXlsx(table),
  }
  return (
    <Menu
      label="Más acciones"
      trigger={
        <IconButton
          icon={Ellipsis}
          size="md"
          label={onImport ? 'Exportar, imprimir o importar' : 'Exportar o imprimir'}
          data-print="hide"
          className="-mr-2 shrink-0"
        />
      }
    >
      <ExportItems onExport={(format) => void offerFile(offer, format)} />
      <MenuSeparator />
      <MenuItem icon={Printer} onAction={() => window.print()}>
        Imprimir
      </MenuItem>
      {onImport && (
        <>
          <MenuSeparator />
          <MenuItem icon={Upload} onAction={onImport}>
            Importar una hoja
          </MenuItem>
        </>
      )}
    </Menu>
  )
}
