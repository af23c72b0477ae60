import type { Vendor } from '#contract/vendors.ts'
import {
  PEOPLE_PER_UNIT_MAX,
  PRICE_UNITS,
  peoplePerUnitOf,
  UNIT_QUANTITY_MAX,
} from '#domain/vendors/price-units.ts'
import { type HeadPrice, MINIMUM_HEADS_MAX, NEW_HEAD_PRICE, NO_HEADS } from '#domain/vendors/vendor-prices.ts'
import { SavedIndicator } from '#ui/feedback/saved-indicator.tsx'
import { Select } from '#ui/fields/select.tsx'
import { UNIT_NAMES } from '../../../shared/words/price-words.ts'
import type { VendorActions } from '../vendors.actions.ts'
import { vendorChanges } from '../vendors.changes.ts'
import { CountField } from './count-field.tsx'
import { CountedGuests } from './counted-guests.tsx'
import { HeadCosts } from './head-costs.tsx'
import { FixedField, PriceField } from './price-field.tsx'

const UNITS = PRICE_UNITS.map((value) => ({
  value,
  label: value === 'guest' ? 'Adulto y niño' : capitalised(UNIT_NAMES[value].one),
}))

type HeadPriceFieldsProps = { vendor: Vendor; actions: VendorActions; weddingId: string }

/** The price of a vendor by unit: euros, the least that is charged, and whose guests count. Each field saves by itself. */
export function HeadPriceFields({ vendor, actions, weddingId }: HeadPriceFieldsProps) {
  const isSaved = vendorChanges.useJustSaved({ id: vendor.id, field: 'perHead' })
  const price = vendor.perHead ?? NEW_HEAD_PRICE
  const { unit } = price
  const edit = (change: Partial<HeadPrice>) =>
    actions.edit(vendor, 'perHead', { heads: vendor.perHead?.heads ?? NO_HEADS, ...price, ...change })
  const count = { vendorId: vendor.id, max: MINIMUM_HEADS_MAX }
  const isCounted = unit !== 'guest' && unit !== 'person'
  return (
    <div className="relative grid gap-4">
      <SavedIndicator isShown={isSaved} className="absolute top-px right-0 text-right" />
      <Select
        label="Cobra por"
        options={UNITS}
        value={unit}
        // Another unit counts other things.
        onChange={(next) => edit({ unit: next, quantity: null, peoplePerUnit: null })}
      />
      <div className="grid grid-cols-2 items-end gap-x-3 gap-y-4">
        <PriceField
          vendor={vendor}
          field="adult"
          label={`Por ${UNIT_NAMES[unit].one}`}
          onChange={(adult) => edit({ adult })}
        />
        {unit === 'guest' && (
          <PriceField vendor={vendor} field="child" label="Por niño" onChange={(child) => edit({ child })} />
        )}
        {isCounted && (
          <CountField
            {...count}
            name="quantity"
            label={unit === 'adultHour' ? 'Horas' : capitalised(UNIT_NAMES[unit].many)}
            value={price.quantity}
            empty={null}
            max={UNIT_QUANTITY_MAX}
            placeholder={unit === 'hour' || unit === 'adultHour' ? '0' : 'Según invitados'}
            onChange={(quantity) => edit({ quantity })}
          />
        )}
        {(unit === 'table' || unit === 'bus') && (
          <CountField
            {...count}
            name="people per unit"
            label={unit === 'table' ? 'Personas por mesa' : 'Plazas por autobús'}
            value={price.peoplePerUnit}
            empty={null}
            min={1}
            max={PEOPLE_PER_UNIT_MAX}
            placeholder={String(peoplePerUnitOf({ unit, peoplePerUnit: null }))}
            onChange={(peoplePerUnit) => edit({ peoplePerUnit })}
          />
        )}
        <FixedField vendor={vendor} onChange={(fixed) => edit({ fixed })} />
        <CountField
          {...count}
          name="included"
          label="Incluidos en lo fijo"
          value={price.included}
          empty={0}
          placeholder="Ninguno"
          onChange={(included) => edit({ included: included ?? 0 })}
        />
        <CountField
          {...count}
          name="minimum"
          label={unit === 'guest' ? 'Mínimo de personas' : `Mínimo de ${minimumOf(unit)}`}
          value={price.minimum}
          empty={0}
          placeholder="Sin mínimo"
          onChange={(minimum) => edit({ minimum: minimum ?? 0 })}
        />
      </div>
      {unit !== 'hour' && (
        <CountedGuests vendorId={vendor.id} weddingId={weddingId} price={price} onChange={edit} />
      )}
      {vendor.perHead && <HeadCosts vendor={vendor} price={vendor.perHead} />}
    </div>
  )
}

const minimumOf = (unit: HeadPrice['unit']) => (unit === 'adultHour' ? 'adultos' : UNIT_NAMES[unit].many)

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
