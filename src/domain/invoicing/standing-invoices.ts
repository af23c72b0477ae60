import type { CorrectionMethod } from './invoices.ts'

type Issued = {
  number: string
  isCancelled: boolean
  /** The number of the invoice that it corrects, and how. */
  corrects: { number: string; method: CorrectionMethod } | null
}

/**
 * The invoices that count: without those that were cancelled, or that a correction takes the place of. The differences
 * of such an invoice go with it, because the one in its place says the whole sum.
 */
export function standingInvoices<I extends Issued>(all: readonly I[]): I[] {
  const valid = all.filter(({ isCancelled }) => !isCancelled)
  const replaced = new Set(
    valid.flatMap(({ corrects }) => (corrects?.method === 'substitution' ? [corrects.number] : [])),
  )
  const counted = new Set(valid.map(({ number }) => number).filter((number) => !replaced.has(number)))
  return valid.filter(
    ({ number, corrects }) =>
      counted.has(number) && (corrects?.method !== 'difference' || counted.has(corrects.number)),
  )
}
