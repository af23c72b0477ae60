import type { Budget } from '#domain/budget/budget.ts'
import { type SpreadsheetCell, toCsv } from '../../shared/spreadsheet/csv.ts'
import { toXlsx } from '../../shared/spreadsheet/xlsx.ts'

type Row = { name: string; vendorType: string; cost: number | null }

export type BudgetTable = {
  budget: Budget<Row>
  totalBudget: number | null
  componentName: (key: string) => string
}

const HEADINGS = ['Categoría', 'Componente', 'Proveedor', 'Estado', 'Coste (€)']

/** In characters: category, component, vendor, status, amount. */
const COLUMN_WIDTHS = [28, 28, 36, 14, 14]

export const budgetToCsv = (table: BudgetTable): string => toCsv(budgetRows(table))

export const budgetToXlsx = (table: BudgetTable): Promise<ArrayBuffer> =>
  toXlsx({
    name: 'Presupuesto',
    rows: budgetRows(table),
    columnWidths: COLUMN_WIDTHS,
    numberFormat: '#,##0.00',
  })

/** Every vendor with its amount, confirmed or not, and the totals under them. */
function budgetRows({ budget, totalBudget, componentName }: BudgetTable): SpreadsheetCell[][] {
  const rows = budget.categories.flatMap(({ category, confirmed, open }) => [
    ...confirmed.map((vendor) => vendorRow(category, vendor, 'Confirmado')),
    ...open.map((vendor) => vendorRow(category, vendor, 'Sin confirmar')),
  ])
  function vendorRow(category: string, { vendorType, name, cost }: Row, status: string): SpreadsheetCell[] {
    return [category, componentName(vendorType), name, status, cost ?? 0]
  }
  return [
    HEADINGS,
    ...rows,
    totalRow('Total confirmado', budget.confirmedCents / 100),
    totalRow('Total sin confirmar', budget.estimatedCents / 100),
    ...(totalBudget === null ? [] : [totalRow('Presupuesto total', totalBudget)]),
  ]
}

const totalRow = (label: string, amount: number): SpreadsheetCell[] => [label, '', '', '', amount]
