import { formatEuros } from '#domain/budget/money.ts'
import type { Hotel, LodgingPerson, Nights, RoomBlock } from '#domain/lodging/lodging.ts'
import { daysBetween, type IsoDate } from '#domain/time/dates.ts'
import { dateInWords, shortDay } from '../../shared/words/spanish-dates.ts'

/** `del 9 abr al 11 abr, 2 noches`. */
export function nightsInWords({ arrivesOn, leavesOn }: Nights): string {
  const nights = daysBetween(arrivesOn, leavesOn)
  return `del ${shortDay(arrivesOn)} al ${shortDay(leavesOn)}, ${nights === 1 ? '1 noche' : `${nights} noches`}`
}

/** `1 habitación`, `20 habitaciones`. */
export const roomsInWords = (rooms: number): string =>
  rooms === 1 ? '1 habitación' : `${rooms} habitaciones`

/** `128,00 €`, `desde 52,00 €` where there are several prices; `null` while none is known. */
function priceInWords(blocks: readonly RoomBlock[]): string | null {
  const prices = [...new Set(blocks.flatMap(({ priceCents }) => priceCents ?? []))].sort((a, b) => a - b)
  const [lowest] = prices
  if (lowest === undefined) return null
  return prices.length > 1 ? `desde ${formatEuros(lowest)}` : formatEuros(lowest)
}

/** `4 km, 128,00 €. 954 00 02 10`: what a hotel is, on one line. */
export function hotelInWords(hotel: Hotel, blocks: readonly RoomBlock[]): string {
  const what = [hotel.way, priceInWords(blocks)].filter(Boolean).join(', ')
  const isUnheld = hotel.kind === 'hotel' && blocks.length > 0 && blocks.every(({ isHeld }) => !isHeld)
  return [what, hotel.phone, isUnheld ? 'Sin cupo' : ''].filter(Boolean).join('. ')
}

/** The day on which the first of the free rooms go back to the hotel, and how many of them. */
export function nextRelease(
  blocks: readonly RoomBlock[],
  freeOf: (block: RoomBlock) => number,
): { day: IsoDate; rooms: number } | null {
  const held = blocks.filter((block) => block.isHeld && block.heldUntil !== null && freeOf(block) > 0)
  const day = held.map(({ heldUntil }) => heldUntil!).sort()[0]
  if (day === undefined) return null
  const rooms = held.reduce((sum, block) => sum + (block.heldUntil === day ? freeOf(block) : 0), 0)
  return { day, rooms }
}

/** `El hotel suelta las 6 libres el 1 de marzo de 2027.` */
export function releaseInWords({ day, rooms }: { day: IsoDate; rooms: number }, today: IsoDate): string {
  const free = rooms === 1 ? 'la libre' : `las ${rooms} libres`
  return day < today
    ? `El hotel ya podía soltar ${free} desde el ${dateInWords(day)}.`
    : `El hotel suelta ${free} el ${dateInWords(day)}.`
}

/** `Ane Lasa ya no viene, y su habitación queda libre.` */
export function goneInWords(gone: readonly LodgingPerson[]): string {
  const [first] = gone
  return gone.length === 1
    ? `${first!.name} ya no viene, y su habitación queda libre.`
    : `${first!.name} y ${gone.length - 1} más ya no vienen, y sus camas quedan libres.`
}
