import type { Vendor } from '#contract/vendors.ts'
import {
  type AskedPrices,
  fieldOf,
  pricesOf,
  problemsOfPrices,
  type TypedPrice,
} from '#domain/budget/asked-prices.ts'
import type { HeadPrice } from '#domain/vendors/vendor-prices.ts'
import { useSubmission } from '../../../shared/page/use-submission.ts'
import { useUnsavedForm } from '../../../sync/unsaved/unsaved-form.ts'

/** Sets the price by unit of a vendor that has none. */
export type SetPrice = (vendor: Vendor, price: HeadPrice) => void

/** The form that asks for prices by unit: what is typed in it outlives the page until it is saved. */
export function useAskedPrices(weddingId: string, vendors: readonly Vendor[], onPrice: SetPrice) {
  const [typed, type] = useUnsavedForm<AskedPrices>(`${weddingId} unit prices`)
  const asked = { rows: {}, planned: '', ...typed }
  const submission = useSubmission(
    (fields: AskedPrices) => {
      for (const { vendorId, price } of pricesOf(fields)) {
        const vendor = vendors.find(({ id }) => id === vendorId)
        if (vendor) onPrice(vendor, price)
      }
      type(null)
    },
    { problems: (fields) => ({ ...problemsOfPrices(fields), ...nothingTyped(fields, vendors) }) },
  )
  return {
    asked,
    problems: submission.problems as Readonly<Record<string, string | null | undefined>>,
    submission,
    typePlanned: (planned: string) => type({ planned }),
    typeRow: (vendorId: string, row: TypedPrice) =>
      type(({ rows = {} }) => ({ rows: { ...rows, [vendorId]: { ...rows[vendorId], ...row } } })),
  }
}

/** A press with nothing typed leads to the first price. */
function nothingTyped(asked: AskedPrices, [first]: readonly Vendor[]): Record<string, string> {
  if (!first || pricesOf(asked).length > 0) return {}
  const isTyped = Object.values(asked.rows).some(({ unit, price }) => unit || price?.trim())
  return isTyped ? {} : { [fieldOf(first.id, 'unit')]: 'Di al menos de uno por qué cobra.' }
}
