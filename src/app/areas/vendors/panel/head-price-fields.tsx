import { useQuery } from '@tanstack/react-query'
import type { Vendor } from '#contract/vendors.ts'
import { toCents } from '#domain/budget/money.ts'
import {
  HEAD_PRICE_MAX,
  type HeadBasis,
  type HeadPrice,
  NEW_HEAD_PRICE,
  NO_HEADS,
} from '#domain/vendors/vendor-prices.ts'
import { SavedIndicator } from '#ui/feedback/saved-indicator.tsx'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { MoneyField } from '#ui/fields/money-field.tsx'
import { Select } from '#ui/fields/select.tsx'
import { useUnsaved } from '../../../sync/unsaved/unsaved-texts.ts'
import { cateringQuery } from '../../catering/catering.queries.ts'
import type { VendorActions } from '../vendors.actions.ts'
import { vendorChanges } from '../vendors.changes.ts'
import { HeadCosts } from './head-costs.tsx'
import { MinimumField } from './minimum-field.tsx'

const BASES: readonly { value: HeadBasis; label: string }[] = [
  { value: 'confirmed', label: 'Quienes dicen que sí' },
  { value: 'expected', label: 'Quienes dicen que sí o no han respondido' },
  { value: 'invited', label: 'Todos los invitados' },
]

type HeadPriceFieldsProps = { vendor: Vendor; actions: VendorActions; weddingId: string }

/** Euros an adult and a child, the least that is charged, and whose guests are counted. Each field saves by itself. */
export function HeadPriceFields({ vendor, actions, weddingId }: HeadPriceFieldsProps) {
  const isSaved = vendorChanges.useJustSaved({ id: vendor.id, field: 'perHead' })
  const price = vendor.perHead ?? NEW_HEAD_PRICE
  const edit = (change: Partial<HeadPrice>) =>
    actions.edit(vendor, 'perHead', { heads: vendor.perHead?.heads ?? NO_HEADS, ...price, ...change })
  return (
    <div className="relative grid gap-4">
      <SavedIndicator isShown={isSaved} className="absolute top-px right-0 text-right" />
      <div className="grid grid-cols-2 items-end gap-x-3 gap-y-4">
        <PriceField vendor={vendor} field="adult" label="Por adulto" onChange={(adult) => edit({ adult })} />
        <PriceField vendor={vendor} field="child" label="Por niño" onChange={(child) => edit({ child })} />
        <MinimumField
          vendorId={vendor.id}
          minimum={price.minimum}
          onChange={(minimum) => edit({ minimum })}
        />
        <EventField weddingId={weddingId} eventId={price.eventId} onChange={(eventId) => edit({ eventId })} />
      </div>
      <Select label="Se cuenta a" options={BASES} value={price.basis} onChange={(basis) => edit({ basis })} />
      {vendor.perHead && <HeadCosts price={vendor.perHead} />}
    </div>
  )
}

type PriceFieldProps = {
  vendor: Vendor
  field: 'adult' | 'child'
  label: string
  onChange: (euros: number) => void
}

function PriceField({ vendor, field, label, onChange }: PriceFieldProps) {
  const [unsaved, setUnsaved] = useUnsaved(`${vendor.id} ${field} price`)
  return (
    <MoneyField
      label={label}
      // Nothing stands for 0, which would be typed behind when the field fills with it under the cursor.
      value={toCents(vendor.perHead?.[field] ?? 0) || null}
      isOptional
      unsaved={unsaved}
      onUnsavedChange={setUnsaved}
      onChange={(cents) => {
        const euros = (cents ?? 0) / 100
        if (euros <= HEAD_PRICE_MAX) onChange(euros)
        else showToast('Un precio por persona llega hasta 9.999,99\u00a0€.', { tone: 'failed' })
      }}
    />
  )
}

type EventFieldProps = {
  weddingId: string
  eventId: string | null
  onChange: (eventId: string | null) => void
}

/** The value of the wedding itself in the list of events, which have ids. */
const WEDDING = 'wedding'

function EventField({ weddingId, eventId, onChange }: EventFieldProps) {
  const { data } = useQuery(cateringQuery(weddingId))
  const events = data?.sheet.events ?? [{ eventId: null, name: 'Boda' }]
  return (
    <Select
      label="Para qué evento"
      options={events.map(({ eventId: id, name }) => ({ value: id ?? WEDDING, label: name }))}
      value={eventId ?? WEDDING}
      onChange={(value) => onChange(value === WEDDING ? null : value)}
    />
  )
}
