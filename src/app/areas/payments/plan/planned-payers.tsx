import type { Payer } from '#domain/payments/payments.ts'
import { CheckboxSet } from '#ui/fields/checkbox-set.tsx'

type PlannedPayersProps = {
  payerIds: readonly (string | null)[]
  payers: readonly Payer[]
  couple: string
  onChange: (payerIds: (string | null)[]) => void
}

const COUPLE = 'couple'

/** The payers of an instalment: one, or several in equal parts. An empty choice means the couple. */
export function PlannedPayers({ payerIds, payers, couple, onChange }: PlannedPayersProps) {
  if (payers.length === 0) return null
  return (
    <CheckboxSet
      legend="Quién lo paga"
      className="mt-1 grid gap-x-4 sm:grid-cols-2"
      choices={[
        { value: COUPLE, label: couple },
        ...payers.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      chosen={payerIds.length === 0 ? [COUPLE] : payerIds.map((id) => id ?? COUPLE)}
      onChange={(chosen) => onChange(chosen.map((id) => (id === COUPLE ? null : id)))}
    />
  )
}
