import { useState } from 'react'
import type { Vendor } from '#contract/vendors.ts'
import { withFewerGuests } from '#domain/budget/budget.ts'
import { formatEuros, toCents } from '#domain/budget/money.ts'

/** How many fewer, and how many more, can be tried. */
const FEWEST = -40
const MOST = 20

/** The slider begins here. */
const FIRST = -20

type WhatIfProps = { vendors: readonly Vendor[]; componentName: (key: string) => string }

/** '¿Y si vienen 20 menos?': what prices per head would then come to. It is worked out here and changes nothing. */
export function WhatIf({ vendors, componentName }: WhatIfProps) {
  const [difference, setDifference] = useState(FIRST)
  const outcome = withFewerGuests(vendors, -difference)
  if (outcome.vendors.length === 0) return null
  return (
    <section
      aria-labelledby="y-si"
      data-print="hide"
      className="mt-12 grid max-w-136 gap-4 border-t border-line pt-6"
    >
      <h2 id="y-si" className="text-[1.75rem]">
        ¿Y si vienen {inWords(difference)}?
      </h2>
      <div>
        <input
          type="range"
          aria-label="Personas de más o de menos"
          aria-valuetext={inWords(difference)}
          min={FEWEST}
          max={MOST}
          value={difference}
          onChange={({ currentTarget }) => setDifference(Number(currentTarget.value))}
          className="h-11 w-full cursor-pointer accent-primary"
        />
        <p aria-hidden="true" className="flex justify-between text-sm text-ink-2">
          <span>{-FEWEST} menos</span>
          <span>{MOST} más</span>
        </p>
      </div>
      <p role="status">
        <b className="block text-[2.5rem] leading-none font-normal tracking-[-.02em] serif">
          {signed(outcome.totalCents - outcome.presentCents)}
        </b>
        <span className="mt-2 block text-sm text-ink-2">
          De {formatEuros(outcome.presentCents)} a{' '}
          <b className="num font-strong text-ink">{formatEuros(outcome.totalCents)}</b>, con lo confirmado y
          lo estimado.{sameCost(difference, outcome)}
        </span>
      </p>
      <ul className="border-t border-line">
        {outcome.vendors.map(({ vendor, heads, cents }) => (
          <li
            key={vendor.id}
            className="flex items-baseline justify-between gap-4 border-b border-line py-2.5 text-sm"
          >
            <span className="min-w-0">
              <b className="serif block text-[1.1875rem] leading-tight font-normal wrap-anywhere">
                {vendor.name || componentName(vendor.vendorType)}
              </b>
              <span className="text-ink-2">
                {heads.adults} × {formatEuros(toCents(vendor.perHead.adult))}
                {heads.children > 0 && `, ${heads.children} × ${formatEuros(toCents(vendor.perHead.child))}`}
                {heads.adults + heads.children < vendor.perHead.minimum &&
                  `, mínimo ${vendor.perHead.minimum}`}
              </span>
            </span>
            <b className="num font-strong whitespace-nowrap">{formatEuros(cents)}</b>
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-2">Solo es una cuenta: no cambia nada.</p>
    </section>
  )
}

/** Why another number of guests costs the same, where a vendor charges for a minimum. */
function sameCost(difference: number, { presentCents, totalCents, vendors }: Outcome): string {
  const isSame = difference !== 0 && presentCents === totalCents
  const hasMinimum = vendors.some(
    ({ heads, vendor }) => heads.adults + heads.children < vendor.perHead.minimum,
  )
  if (!isSame || !hasMinimum) return ''
  return difference < 0 ? ' No baja porque ya se paga el mínimo.' : ' No sube porque caben en el mínimo.'
}

type Outcome = ReturnType<typeof withFewerGuests>

function inWords(difference: number): string {
  if (difference === 0) return 'los mismos'
  return `${Math.abs(difference)} ${difference < 0 ? 'menos' : 'más'}`
}

/** `−1.680,00 €` with the minus of figures. */
const signed = (cents: number) =>
  cents === 0 ? formatEuros(0) : `${cents < 0 ? '−' : '+'}${formatEuros(Math.abs(cents))}`
