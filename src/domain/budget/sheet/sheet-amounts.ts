import { MAX_CENTS } from '../money.ts'
import { amountOfCell } from './sheet-cells.ts'
import type { SheetField } from './sheet-fields.ts'

/** The money of a row in whole cents. */
export type RowAmounts = {
  costCents: number
  /** Whether the sheet has no cost of its own, so that it is what is paid and due. */
  isCostOfParts: boolean
  /** Whether the sheet says an amount at all. */
  hasCost: boolean
  paidCents: number
  /** The part that is still to pay; `null` when the sheet does not say. */
  dueCents: number | null
}

export type UnreadAmount = {
  reason: 'negative' | 'unreadable' | 'tooMuch'
  field: SheetField
  cell: string
}

type Known = { cents: number | null; isYes: boolean }

/** The amounts of a row, or the first that cannot be taken. 'Sí' in the column of what is paid is all of the cost. */
export function amountsOfRow(cell: (field: SheetField) => string): RowAmounts | UnreadAmount {
  const [cost, paid, due] = (['cost', 'paid', 'due'] as const).map((field) => amountOf(field, cell(field)))
  for (const one of [cost!, paid!, due!]) if ('reason' in one) return one
  const [costs, pays, owes] = [cost as Known, paid as Known, due as Known]
  const paidCents = pays.isYes ? (costs.cents ?? 0) : (pays.cents ?? 0)
  const dueCents = owes.cents
  const costCents = costs.cents ?? paidCents + (dueCents ?? 0)
  if (costCents > MAX_CENTS) return { reason: 'tooMuch', field: 'cost', cell: cell('paid') }
  return {
    ...{ costCents, paidCents, dueCents },
    hasCost: costs.cents !== null || paidCents > 0 || dueCents !== null,
    isCostOfParts: costs.cents === null && (paidCents > 0 || (dueCents ?? 0) > 0),
  }
}

function amountOf(field: 'cost' | 'paid' | 'due', cell: string): Known | UnreadAmount {
  const amount = amountOfCell(cell)
  if (amount.kind === 'cents') return { cents: amount.cents, isYes: false }
  if (amount.kind === 'none') return { cents: null, isYes: false }
  if (amount.kind === 'yes' && field === 'paid') return { cents: null, isYes: true }
  return { reason: amount.kind === 'negative' ? 'negative' : 'unreadable', field, cell: cell.slice(0, 60) }
}
