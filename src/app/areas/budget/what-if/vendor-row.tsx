import { memo } from 'react'
import type { Vendor } from '#contract/vendors.ts'
import { formatEuros } from '#domain/budget/money.ts'
import { cx } from '#ui/class-names.ts'
import { PlainButton } from '#ui/plain-button.tsx'
import { priceInWords } from '../../../shared/words/price-words.ts'
import { differenceClass, type NameOf, signedEuros } from './scenario-words.ts'

/** The scenario that is tried is marked; a phone has room for it alone. */
export const cellClass = (isTried: boolean) => (isTried ? 'lg:bg-primary-soft' : 'max-lg:hidden')

type VendorRowProps = {
  vendor: Vendor
  presentCents: number | null
  cents: number | null
  /** In the scenario beside it; undefined without one. */
  otherCents: number | null | undefined
  isCounted: boolean
  /** How many buses the scenario has more or fewer. */
  moreBuses: number
  nameOf: NameOf
  onCount: (vendor: Vendor) => void
}

/** The cost of a vendor today and in the scenarios. It is drawn anew when a figure of it changes. */
export const VendorRow = memo(function VendorRow(props: VendorRowProps) {
  const { vendor, presentCents, cents, otherCents, isCounted, moreBuses, nameOf, onCount } = props
  const isOpen = vendor.status === 'open'
  return (
    <tr>
      <th scope="row" className="font-normal">
        <b className="serif block text-xl leading-tight font-normal wrap-anywhere">{nameOf(vendor)}</b>
        <span className="text-xs text-ink-3 max-lg:text-sm max-lg:text-ink-2">
          {vendor.perHead
            ? priceInWords(vendor.perHead)
            : vendor.pricedBuses > 0
              ? busesInWords(vendor.pricedBuses, moreBuses)
              : 'Precio fijo'}
          {isOpen && (
            <>
              {'. '}
              <span className="inline-block">
                Sin confirmar
                <PlainButton
                  onPress={() => onCount(vendor)}
                  className="ml-2 min-h-6 underline underline-offset-2 pointer-coarse:min-h-11"
                >
                  {isCounted ? 'No contarlo' : 'Contarlo'}
                </PlainButton>
              </span>
            </>
          )}
        </span>
      </th>
      <td className="num max-lg:hidden">{presentCents === null ? '–' : formatEuros(presentCents)}</td>
      <Cell cents={cents} presentCents={presentCents} isTried />
      {otherCents !== undefined && <Cell cents={otherCents} presentCents={presentCents} />}
    </tr>
  )
})

/** `Suma de sus autobuses: 3 en vez de 2`. */
const busesInWords = (present: number, more: number): string =>
  more === 0 ? 'Suma de sus autobuses' : `Suma de sus autobuses: ${present + more} en vez de ${present}`

type CellProps = { cents: number | null; presentCents: number | null; isTried?: boolean }

function Cell({ cents, presentCents, isTried = false }: CellProps) {
  const difference = (cents ?? 0) - (presentCents ?? 0)
  return (
    <td className={cx('num max-lg:font-strong', cellClass(isTried))}>
      {cents === null ? '–' : formatEuros(cents)}
      {difference !== 0 && (
        <span className={cx('block text-xs font-normal max-lg:text-sm', differenceClass(difference))}>
          {signedEuros(difference)}
        </span>
      )}
    </td>
  )
}
