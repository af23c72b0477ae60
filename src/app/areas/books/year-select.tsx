import type { Books } from '#contract/book-rows.ts'
import { movementsOf } from '#domain/books/ledger.ts'
import { Select } from '#ui/fields/select.tsx'

type YearSelectProps = { books: Books; value: string; onChange: (year: string) => void }

export function YearSelect({ books, value, onChange }: YearSelectProps) {
  return (
    <Select
      label="Año"
      hideLabel
      options={yearsOf(books).map((year) => ({ value: year, label: year }))}
      value={value}
      onChange={onChange}
      className="w-26"
    />
  )
}

/** This year and every other one with a movement or a receipt, the newest first. */
export function yearsOf({ today, accounts, receipts }: Books): string[] {
  const days = [
    today,
    ...movementsOf(accounts).map(({ entry }) => entry.paidOn),
    ...receipts.map(({ issuedOn }) => issuedOn),
  ]
  return [...new Set(days.map((day) => day.slice(0, 4)))].toSorted().toReversed()
}
