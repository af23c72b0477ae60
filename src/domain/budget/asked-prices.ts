import type { PriceUnit } from '../vendors/price-units.ts'
import {
  HEAD_PRICE_MAX,
  type HeadPrice,
  NEW_HEAD_PRICE,
  PLANNED_HEADS_MAX,
} from '../vendors/vendor-prices.ts'
import { parseEuros } from './money.ts'

/** The units that are asked for where no price has one: the number of each follows from the guests by itself. */
export const ASKED_UNITS = ['person', 'table', 'bus', 'family'] as const satisfies readonly PriceUnit[]

export type AskedUnit = (typeof ASKED_UNITS)[number]

/** A price by unit as it is typed. */
export type TypedPrice = { unit?: AskedUnit; price?: string }

/** The prices that are typed, by vendor, and how many are planned for; empty where the guests of the list count. */
export type AskedPrices = { rows: Readonly<Record<string, TypedPrice>>; planned: string }

/** Names the field of a vendor among the problems. */
export const fieldOf = (vendorId: string, part: keyof TypedPrice) => `${vendorId} ${part}` as const

/** The sentences that stop the typed prices from being saved, by field: a unit needs its price, a price its unit. */
export function problemsOfPrices({ rows, planned }: AskedPrices): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [vendorId, { unit, price = '' }] of Object.entries(rows)) {
    const cents = parseEuros(price)
    const isEmpty = price.trim() === ''
    if (unit && isEmpty) found[fieldOf(vendorId, 'price')] = 'Falta el precio.'
    else if (!isEmpty && cents === null) found[fieldOf(vendorId, 'price')] = 'Escríbelo como 85,00.'
    else if (cents === 0) found[fieldOf(vendorId, 'price')] = 'Escribe más de 0.'
    else if ((cents ?? 0) > HEAD_PRICE_MAX * 100)
      found[fieldOf(vendorId, 'price')] = 'Llega hasta 9.999,99\u00a0€.'
    if (!unit && !isEmpty) found[fieldOf(vendorId, 'unit')] = 'Elige por qué cobra.'
  }
  if (planned.trim() !== '' && plannedOf(planned) === null)
    found['planned'] = `Escribe un número de 1 a ${PLANNED_HEADS_MAX}.`
  return found
}

/** The prices as vendors keep them, in euros, of typed ones without a problem. */
export function pricesOf({ rows, planned }: AskedPrices): { vendorId: string; price: HeadPrice }[] {
  const people = plannedOf(planned)
  return Object.entries(rows).flatMap(([vendorId, { unit, price = '' }]) => {
    const cents = parseEuros(price)
    if (!unit || !cents) return []
    const counted = people === null ? {} : { basis: 'planned' as const, plannedAdults: people }
    return [{ vendorId, price: { ...NEW_HEAD_PRICE, unit, adult: cents / 100, ...counted } }]
  })
}

function plannedOf(text: string): number | null {
  const count = /^\d{1,6}$/.test(text.trim()) ? Number(text) : 0
  return count > 0 && count <= PLANNED_HEADS_MAX ? count : null
}
