import type { Nights } from '#domain/lodging/lodging.ts'
import type { SaidWish, WishTap } from '#domain/lodging/wishes.ts'
import { isIsoDate } from '#domain/time/dates.ts'

/** The names of the fields of the question, which the page writes and the server reads. */
export const BEDS_FIELDS = {
  place: 'donde',
  rooms: 'habitaciones',
  nights: 'noches',
  /** The answer as the page showed it. */
  shown: 'antes',
} as const

/** A family of its own place. */
export const OWN_PLACE = 'propio'

/** Added to a choice for which the page said that one waits. */
const WAITS = '.espera'

/** The value of a choice, with whether its row said that one waits for it. */
export const choice = (value: string | number, isFull: boolean): string => `${value}${isFull ? WAITS : ''}`

export const nightsValue = ({ arrivesOn, leavesOn }: Nights): string => `${arrivesOn}.${leavesOn}`

/** An answer in one line, by which two are told apart. */
export const wishKey = ({ place, hotelId, rooms, nights }: SaidWish): string =>
  [place, hotelId, rooms, nights && nightsValue(nights)].map((part) => part ?? '').join(' ')

/** A tap as it arrives. */
export type ReadTap = { tap: WishTap; shown: string; knewToWait: boolean }

/** Reads a tap; `null` for a form without one. */
export function readTap(form: URLSearchParams): ReadTap | null {
  const { place, rooms, nights } = BEDS_FIELDS
  const sent = [place, rooms, nights].flatMap((field) => {
    const value = form.get(field)
    return value === null ? [] : [{ field, value }]
  })[0]
  if (!sent) return null
  const knewToWait = sent.value.endsWith(WAITS)
  const value = knewToWait ? sent.value.slice(0, -WAITS.length) : sent.value
  const tap = toTap(sent.field, value)
  return tap && { tap, knewToWait, shown: form.get(BEDS_FIELDS.shown) ?? '' }
}

function toTap(field: string, value: string): WishTap | null {
  if (field === BEDS_FIELDS.place)
    return value === OWN_PLACE ? { place: 'own' } : { place: 'hotel', hotelId: value }
  if (field === BEDS_FIELDS.rooms) return /^\d{1,3}$/.test(value) ? { rooms: Number(value) } : null
  const [arrivesOn = '', leavesOn = ''] = value.split('.')
  return isIsoDate(arrivesOn) && isIsoDate(leavesOn) ? { nights: { arrivesOn, leavesOn } } : null
}
