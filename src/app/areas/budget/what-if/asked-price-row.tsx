import type { Vendor } from '#contract/vendors.ts'
import { ASKED_UNITS, type TypedPrice } from '#domain/budget/asked-prices.ts'
import { formatEuros } from '#domain/budget/money.ts'
import { vendorCents } from '#domain/vendors/vendor-prices.ts'
import { Select } from '#ui/fields/select.tsx'
import { TextField } from '#ui/fields/text-field.tsx'

type AskedPriceRowProps = {
  vendor: Vendor
  name: string
  component: string
  typed: TypedPrice
  unitProblem: string | null
  priceProblem: string | null
  onType: (row: TypedPrice) => void
}

/** A vendor with what it costs now, the unit that it charges by and the price of one. */
export function AskedPriceRow(props: AskedPriceRowProps) {
  const { vendor, name, component, typed, unitProblem, priceProblem, onType } = props
  return (
    <li className="grid gap-x-4 gap-y-2.5 border-b border-line py-3 max-md:grid-cols-2 md:grid-cols-[minmax(0,1fr)_9rem_9rem]">
      <p className="min-w-0 max-md:col-span-2">
        <b className="serif block text-xl leading-tight font-normal wrap-anywhere">{name}</b>
        <span className="text-xs text-ink-2 max-md:text-sm">
          {name !== component && `${component}, `}
          {formatEuros(vendorCents(vendor))}
        </span>
      </p>
      <Select
        label={`${name} cobra por`}
        hideLabel
        options={UNITS}
        value={typed.unit ?? null}
        onChange={(unit) => onType({ unit })}
        error={unitProblem}
      />
      <TextField
        label={`Precio de ${name}`}
        hideLabel
        value={typed.price ?? ''}
        onChange={(price) => onType({ price })}
        inputMode="decimal"
        autoComplete="off"
        inputClassName="num text-right pr-8 font-strong"
        trailing={<span className="pr-2.5 text-ink-3">€</span>}
        error={priceProblem}
      />
    </li>
  )
}

const NAMES: Record<(typeof ASKED_UNITS)[number], string> = {
  person: 'Persona',
  table: 'Mesa',
  bus: 'Autobús',
  family: 'Familia',
}

const UNITS = ASKED_UNITS.map((value) => ({ value, label: NAMES[value] }))
