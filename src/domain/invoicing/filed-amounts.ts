import type { IsoDate } from '../time/dates.ts'
import type { CorrectionMethod } from './invoices.ts'

type Issued = {
  number: string
  issuedOn: IsoDate
  isCancelled: boolean
  correction: { number: string; method: CorrectionMethod } | null
  vatRates: readonly number[]
  base: number
  vat: number
  total: number
}

/** The amounts that an invoice adds to its quarter, in cents. `vatRate` is null for what a correction changes. */
export type FiledAmount = Pick<Issued, 'number' | 'issuedOn' | 'base' | 'vat' | 'total'> & {
  vatRate: number | null
}

/**
 * The amounts that each invoice adds to the quarter of its own day, so that a quarter that was filed stays as it was: a correction
 * adds the difference that it makes, by itself or to all that it takes the place of (Ley 37/1992 art. 89.5). Cancelled
 * invoices were never issued and add nothing, nor do differences to them.
 */
export function filedAmounts(all: readonly Issued[]): FiledAmount[] {
  const byNumber = new Map(all.map((one) => [one.number, one]))
  const counts = ({ isCancelled, correction }: Issued): boolean => {
    if (isCancelled) return false
    const corrected = correction?.method === 'difference' ? byNumber.get(correction.number) : undefined
    return !corrected || counts(corrected)
  }
  const valid = all.filter(counts)
  return valid.map((invoice) => {
    const { number, issuedOn, correction, vatRates } = invoice
    const added =
      correction?.method === 'substitution' ? changeBy(invoice, correction.number, valid) : invoice
    const { base, vat, total } = added
    return { number, issuedOn, base, vat, total, vatRate: correction ? null : (vatRates[0] ?? 0) }
  })
}

/** An invoice less the one that it takes the place of, with the differences of that one. */
function changeBy(invoice: Issued, replaced: string, valid: readonly Issued[]) {
  const former = valid.filter(
    ({ number, correction }) =>
      number === replaced || (correction?.method === 'difference' && correction.number === replaced),
  )
  const less = (part: 'base' | 'vat' | 'total') =>
    former.reduce((rest, one) => rest - one[part], invoice[part])
  return { base: less('base'), vat: less('vat'), total: less('total') }
}
