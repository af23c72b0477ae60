import type { GuestPagePartKey } from '#domain/households/guest-page.ts'
import type { BusRoute } from '#domain/households/invitation-settings.ts'
import type { Nights } from '#domain/lodging/lodging.ts'
import type { IsoDate } from '#domain/time/dates.ts'
import type { RsvpEvent } from '../rsvp-view.ts'

/** A day of the plan with the events that a family goes to on it; times as they are read. */
export type GuestPageDay = {
  date: IsoDate
  events: RsvpEvent[]
  lines: { id: string; time: string; title: string; place: string | null }[]
}

/**
 * The stop that some of a family have asked for, and those of them for whom there is no seat yet. `was` is the hour that
 * they were told before it changed on the day, in minutes since midnight.
 */
export type GuestPageBus = { stop: BusRoute; people: string[]; waiting: string[]; was: number | null }

/** A place beside those of the events: a stop of the family's buses, or its hotel, with the link to its map. */
export type GuestPlace = {
  key: string
  part: 'bus' | 'lodging'
  name: string
  place: string | null
  map: string
}

/** The room that some of a family have. */
export type GuestPageRoom = {
  hotel: string
  room: string
  way: string | null
  phone: string | null
  url: string | null
  /** A link to a map. */
  map: string | null
  code: string | null
  nights: Nights | null
  people: string[]
}

/** The account for gifts. */
export type GuestPageGift = {
  iban: string
  /** A QR code for banking apps as the path of what is black, within `size` modules; `null` where none reads it. */
  code: { size: number; path: string } | null
}

/** The plan of the venue that the couple has uploaded, in pixels, and what it shows in words where they say it. */
export type ShownPlan = { url: string; width: number; height: number; text: string | null }

/** A family that comes has this beside its answer: the plan, the ways, the seats, the beds, the gift. */
export type GuestPage = {
  /** Days until the wedding; `null` without a date and once it is there. */
  daysLeft: number | null
  days: GuestPageDay[]
  /** Events that they go to and that have no date yet. */
  undated: RsvpEvent[]
  /** Events that they go to with a place, each place once. */
  places: RsvpEvent[]
  beside: GuestPlace[]
  venuePlan: ShownPlan | null
  buses: GuestPageBus[]
  rooms: GuestPageRoom[]
  /** Whether the page leads to the question where they sleep. */
  isAskedForBeds: boolean
  gift: GuestPageGift | null
  /** Whether there is a list of gifts, which has a page of its own. */
  hasGiftList: boolean
  /** The parts that the couple shows, in its order, each with its own text in the language of the family. */
  parts: { key: GuestPagePartKey; text: string | null }[]
  questions: { key: string; question: string; answer: string }[]
}
