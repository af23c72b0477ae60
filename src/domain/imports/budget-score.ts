import { isAmount } from '../budget/sheet/sheet-cells.ts'
import { tableOf } from '../budget/sheet/sheet-table.ts'
import { foldHeading } from '../guest-import/guest-list/fold-heading.ts'
import type { Page } from './file-content.ts'
import { isWrittenRow } from './left-out.ts'

const STRONG_NAME =
  /^(?:proveedor|proveedores|empresa|vendors?|vendor name|supplier|concepto|servicio|partida|gasto|categoria|category|expense|item|service|nombre del proveedor|proveidor|concepte|servei|despesa)\b/
const STRONG_COST =
  /^(?:coste|costo|importe|precio|presupuesto|presupuestado|estimado|cost|total cost|actual|actual cost|estimated|estimate|budget|price|amount|preu|pressupost|import|custo|orcamento|prix|montant|prezzo|costo|preis|kosten|total)\b/

/** How surely a page lists vendors or what they cost, from 0 to 1. */
export function budgetScore({ rows }: Page): number {
  const { headerRow, columns, rows: cut } = tableOf(rows)
  const money = columns.flatMap((field, at) => (['cost', 'paid', 'due'].includes(field ?? '') ? [at] : []))
  const body = cut.slice((headerRow ?? -1) + 1).filter(isWrittenRow)
  const amounts = body.filter((cells) =>
    money.some((at) => /\d/.test(cells[at] ?? '') && isAmountOfMoney(cells[at]!)),
  )
  const share = body.length === 0 ? 0 : amounts.length / body.length
  if (headerRow === null) return money.length > 0 && share > 0.6 ? 0.42 : 0
  const headings = cut[headerRow]!.map(foldHeading)
  const named = headings.some((heading) => STRONG_NAME.test(heading))
  const priced = headings.some((heading) => STRONG_COST.test(heading))
  const parts = columns.filter((field) => ['paid', 'due', 'status', 'day'].includes(field ?? '')).length
  if (money.length === 0)
    return named && /proveedor|vendor|supplier|empresa/.test(headings.join(' ')) ? 0.55 : 0
  return 0.15 + (named ? 0.3 : 0) + (priced ? 0.2 : 0) + Math.min(parts, 2) * 0.08 + share * 0.2
}

const isAmountOfMoney = (cell: string): boolean => isAmount(cell) || /[€$£]/.test(cell)
