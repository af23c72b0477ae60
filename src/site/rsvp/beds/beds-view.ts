import type { Nights } from '#domain/lodging/lodging.ts'
import type { SaidWish } from '#domain/lodging/wishes.ts'
import type { IsoDate } from '#domain/time/dates.ts'
import type { GuestPageRoom } from '../guest-page/guest-page.ts'

/** A hotel that a family can ask for rooms in. */
export type BedsHotel = {
  id: string
  name: string
  way: string | null
  phone: string | null
  url: string | null
  code: string | null
  /** The lowest price of a night, in whole cents, and whether there are others. */
  price: { cents: number; isLowest: boolean } | null
  /** The last day on which the hotel holds its rooms. */
  heldUntil: IsoDate | null
  /** Rooms that this family could have; `null` where nothing runs out. */
  free: number | null
  /** The nights that can be chosen there. */
  nights: Nights[]
}

/** The question where a family sleeps, as its page shows it. */
export type BedsView = {
  /** `given` once the couple has given it a room, `closed` once nothing can be asked for any more. */
  state: 'open' | 'given' | 'closed'
  hotels: BedsHotel[]
  said: SaidWish
  /** The name of the hotel that it wants, also of one that is not offered any more. */
  wanted: string | null
  /** Whether there is no room for it yet. */
  isWaiting: boolean
  /** People of the family who come: it needs no more rooms than these. */
  size: number
  rooms: GuestPageRoom[]
}
