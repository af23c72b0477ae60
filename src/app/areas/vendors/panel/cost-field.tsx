import { useEffect, useRef } from 'react'
import { costCents } from '#domain/budget/budget.ts'
import { formatEuros, parseEuros, toCents } from '#domain/budget/money.ts'
import { MoneyField } from '#ui/fields/money-field.tsx'
import { useOthersValue } from '../../../sync/presence/others-value.ts'
import { OthersValueNote } from '../../../sync/presence/others-value-note.tsx'
import { useUnsaved } from '../../../sync/unsaved/unsaved-texts.ts'
import { DetailField, type VendorFieldProps } from './detail-field.tsx'
import { usePaymentsOf } from './payments-of-vendor.ts'
import { notSaved } from './use-detail-text.ts'

export function Cost({ vendor, failures, actions }: VendorFieldProps) {
  const failure = failures?.cost
  const payments = usePaymentsOf(vendor)
  const [unsaved, setUnsaved] = useUnsaved(`${vendor.id} cost`)
  const failed = failure?.change.kind === 'edit' ? toCents(failure.change.value as number) : null
  const typed = unsaved === null || unsaved.trim() === '' ? null : parseEuros(unsaved)
  const others = useOthersValue({
    id: vendor.id,
    field: 'cost',
    // A text that cannot be read yet is being typed all the same.
    typed: unsaved === null ? undefined : (typed ?? Number.NaN),
    value: failed ?? costCents(vendor),
    onTakeTheirs: () => setUnsaved(null),
  })
  const keep = (cents: number | null) => {
    if (cents !== null && cents !== costCents(vendor)) actions.edit(vendor, 'cost', cents / 100)
    else if (failure) actions.discard(failure.change)
  }
  const saveTyped = () => {
    if (typed === null) return
    setUnsaved(null)
    keep(typed)
  }
  const latest = useRef(() => {})
  latest.current = others ? () => {} : saveTyped
  // An amount that can be read is saved when the field goes from under the person's hands.
  useEffect(() => () => latest.current(), [])
  return (
    <DetailField vendor={vendor} field="cost" failure={failure} actions={actions}>
      <MoneyField
        label="Coste"
        description={busesInWords(vendor)}
        value={failed ?? costCents(vendor)}
        // While another member's amount conflicts with it, only the button below saves it.
        onChange={others ? () => {} : keep}
        unsaved={unsaved}
        onUnsavedChange={(text) => (others && text === null ? undefined : setUnsaved(text))}
        error={unsaved === null ? notSaved(failure) : null}
      />
      {typed !== null && payments?.difference(vendor, typed)}
      <OthersValueNote
        others={others && { ...others, value: formatEuros(others.value) }}
        onTakeTheirs={() => setUnsaved(null)}
        onKeepMine={saveTyped}
      />
    </DetailField>
  )
}

/** The buses that make up a cost which is not typed (decision 158). */
function busesInWords({ pricedBuses }: VendorFieldProps['vendor']): string | undefined {
  if (pricedBuses === 0) return undefined
  const buses = pricedBuses === 1 ? 'El precio de su autobús' : `La suma de sus ${pricedBuses} autobuses`
  return `${buses}. Si escribes otro coste, cuenta ese.`
}
