import Download from 'lucide-react/icons/download'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Printer from 'lucide-react/icons/printer'
import { IconButton } from '#ui/button.tsx'
import { Menu, MenuItem, MenuSeparator } from '#ui/opening/menu.tsx'
import { offerFile } from '../../shared/spreadsheet/offer-file.ts'
import { type BudgetTable, budgetToCsv, budgetToXlsx } from './budget-file.ts'

export function BudgetMenu({ table }: { table: BudgetTable }) {
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
          label="Exportar o imprimir"
          data-print="hide"
          className="-mr-2 shrink-0"
        />
      }
    >
      <MenuItem icon={Download} onAction={() => void offerFile(offer, 'csv')}>
        Exportar CSV
      </MenuItem>
      <MenuItem icon={Download} onAction={() => void offerFile(offer, 'xlsx')}>
        Exportar Excel
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={Printer} onAction={() => window.print()}>
        Imprimir
      </MenuItem>
    </Menu>
  )
}
