import {
  ALLERGENS,
  type Allergen,
  DIETS,
  type Diet,
  type DietaryNeeds,
  hasNoNeeds,
  partedBy,
} from '../guests/allergens.ts'
import type { Rsvp } from '../guests/guests.ts'
import { initialOf } from '../guests/name-initials.ts'
import { givenNameOf, splitName } from '../guests/person-name.ts'
import type { GuestAge } from '../households/households.ts'
import type { Menu } from '../households/invitation-settings.ts'
import {
  type CateringPlan,
  type EventSeating,
  eventSeating,
  isSameTable,
  seatsOf,
  type TableLabel,
} from './catering-tables.ts'
import { isServed, type MenuCount, menuCounts } from './menu-counts.ts'

/** How a caterer's sheet calls a guest beside what they cannot eat. */
export const CATERING_NAMINGS = ['initials', 'given', 'full'] as const

export type CateringNaming = (typeof CATERING_NAMINGS)[number]

/** Meals for photographers, musicians and others who work. */
export const STAFF_MEALS_MAX = 500

/** Versions that are kept of a wedding. */
export const CATERING_VERSIONS_MAX = 200

export type CateringGuest = DietaryNeeds & {
  id: string
  fullName: string
  age: GuestAge
  menu: string | null
  /** Without it the guest is counted and never named. */
  hasHealthConsent: boolean
  /** The needs that it was given for; `null` when that was not noted, and it covers all. */
  agreedNeeds: DietaryNeeds | null
  needsHighChair: boolean
  /** The answer to the wedding itself. */
  rsvp: Rsvp
  /** Whether they may come to it, while they have not answered. */
  maybe: boolean
  /** The other events that the guest is invited to. */
  events: Record<string, Rsvp>
}

/** `id` is null for the wedding itself. */
export type CateringEvent = { id: string | null; name: string }

/** A kitchen counts these; `other` is what guests wrote in their own words. */
export type NeedKey = Allergen | Diet | 'other'

export const NEED_KEYS: readonly NeedKey[] = [...ALLERGENS, ...DIETS, 'other']

/** Needs of guests who gave no consent: how many have the same, and nothing of their own words. */
export type UnnamedNeeds = {
  allergens: Allergen[]
  diets: Diet[]
  hasNote: boolean
  menu: string | null
  /** Their table; none of a table with so few people that it would tell who it is. */
  table: TableLabel | null
  count: number
}

/** From so many people on, a table tells of nobody. */
const ANONYMOUS_TABLE_MIN = 3

/** An event in numbers. Only guests who said yes count, except in `pending`. */
export type EventCounts = {
  eventId: string | null
  name: string
  adults: number
  children: number
  babies: number
  pending: number
  /** Of the pending, those who may come; of versions of former releases not known. */
  maybe?: number | undefined
  /** With those of `staff` and `babiesWithoutMenu` they are everyone who eats or sits. */
  menus: MenuCount[]
  babiesWithoutMenu: number
  staff: number
  highChairs: number
  needs: { key: NeedKey; count: number }[]
  unnamed: UnnamedNeeds[]
  /** `null` while the event has no tables, and for who does not see them. */
  seating: EventSeating | null
}

/** The needs of a guest as they are sent: nothing here says who it is. */
export type SentNeeds = DietaryNeeds & {
  menu: string | null
  eventIds: (string | null)[]
  /** Their table at each event at which they have one. */
  tables: (TableLabel & { eventId: string | null })[]
}

/** The needs of a guest who gave consent. */
export type NamedNeeds = SentNeeds & { guestId: string; fullName: string }

export type CateringSheet = { events: EventCounts[]; people: NamedNeeds[] }

type Orders = { menus: readonly Menu[]; staffMeals: number; plan: CateringPlan | null }

/** The sheet of a wedding's caterer. Each number is a count of guests of the list. */
export function cateringSheet(
  guests: readonly CateringGuest[],
  events: readonly CateringEvent[],
  orders: Orders,
): CateringSheet {
  return {
    events: events.map((event) => countsOf(guests, event, orders)),
    people: guests
      .map((guest) => ({ ...guest, ...partsOf(guest).named }))
      .filter((guest) => !hasNoNeeds(guest))
      .map((guest) => namedNeeds(guest, events, orders.plan))
      .filter(({ eventIds }) => eventIds.length > 0),
  }
}

/** Everyone who is served: guests with a menu to choose, and staff. */
export const coversOf = ({ menus, staff }: EventCounts): number =>
  menus.reduce((sum, { count }) => sum + count, staff)

/** The name of a guest on the sheet: `Í. A. S.`, `Íñigo`, or the whole name. */
export function cateringName(fullName: string, naming: CateringNaming): string {
  if (naming === 'full') return fullName
  if (naming === 'given') return givenNameOf(fullName) || fullName
  const { given, surnames } = splitName(fullName)
  return [given, ...surnames].map(initialOf).filter(Boolean).join(' ')
}

export const answerTo = ({ rsvp, events }: CateringGuest, eventId: string | null): Rsvp | undefined =>
  eventId === null ? rsvp : events[eventId]

function countsOf(
  guests: readonly CateringGuest[],
  { id, name }: CateringEvent,
  { menus, staffMeals, plan }: Orders,
): EventCounts {
  const coming = guests.filter((guest) => answerTo(guest, id) === true)
  const ofAge = (age: GuestAge) => coming.filter((guest) => guest.age === age).length
  const seating = eventSeating(coming, id, plan, menus)
  const served = coming.filter(isServed)
  return {
    eventId: id,
    name,
    adults: ofAge('adult'),
    children: ofAge('child'),
    babies: ofAge('baby'),
    pending: guests.filter((guest) => answerTo(guest, id) === null).length,
    maybe: id === null ? guests.filter(({ rsvp, maybe }) => rsvp === null && maybe).length : 0,
    menus: menuCounts(served, menus),
    babiesWithoutMenu: coming.length - served.length,
    staff: id === null ? staffMeals : 0,
    highChairs: coming.filter(({ needsHighChair }) => needsHighChair).length,
    needs: NEED_KEYS.map((key) => ({
      key,
      count: coming.filter((guest) => hasNeed(guest, key)).length,
    })).filter(({ count }) => count > 0),
    unnamed: unnamedNeeds(coming, seatsOf(plan, id), seating),
    seating,
  }
}

export function hasNeed({ allergens, diets, dietNote }: DietaryNeeds, key: NeedKey): boolean {
  if (key === 'other') return Boolean(dietNote)
  return (allergens as readonly string[]).includes(key) || (diets as readonly string[]).includes(key)
}

/** Parts a guest's needs into those beside their name, and those that a member has noted without their consent. */
function partsOf(guest: CateringGuest): { named: DietaryNeeds; unnamed: DietaryNeeds } {
  if (!guest.hasHealthConsent) return { named: NO_NEEDS, unnamed: guest }
  if (!guest.agreedNeeds) return { named: guest, unnamed: NO_NEEDS }
  const { within, beyond } = partedBy(guest, guest.agreedNeeds)
  return { named: within, unnamed: beyond }
}

const NO_NEEDS: DietaryNeeds = { allergens: [], diets: [], dietNote: null }

function unnamedNeeds(
  coming: readonly CateringGuest[],
  seats: ReadonlyMap<string, TableLabel>,
  seating: EventSeating | null,
): UnnamedNeeds[] {
  const tableOf = (guestId: string) => {
    const seat = seats.get(guestId)
    const table = seat && seating?.tables.find((one) => isSameTable(one, seat))
    return table && table.people >= ANONYMOUS_TABLE_MIN ? { number: table.number, name: table.name } : null
  }
  const groups = new Map<string, UnnamedNeeds>()
  for (const guest of coming) {
    const { unnamed } = partsOf(guest)
    if (hasNoNeeds(unnamed)) continue
    const needs = {
      allergens: ALLERGENS.filter((key) => unnamed.allergens.includes(key)),
      diets: DIETS.filter((key) => unnamed.diets.includes(key)),
      // Their own words may say who they are.
      hasNote: Boolean(unnamed.dietNote),
      menu: guest.menu,
      table: tableOf(guest.id),
    }
    const key = JSON.stringify(needs)
    const group = groups.get(key)
    if (group) group.count += 1
    else groups.set(key, { ...needs, count: 1 })
  }
  return [...groups.values()]
}

function namedNeeds(
  guest: CateringGuest,
  events: readonly CateringEvent[],
  plan: CateringPlan | null,
): NamedNeeds {
  const { id, fullName, allergens, diets, dietNote, menu } = guest
  const eventIds = events.filter((event) => answerTo(guest, event.id) === true).map((event) => event.id)
  const tables = (plan?.seats ?? [])
    .filter((seat) => seat.guestId === id && eventIds.includes(seat.eventId))
    .map(({ eventId, number, name }) => ({ eventId, number, name }))
  return { guestId: id, fullName, allergens, diets, dietNote, menu, eventIds, tables }
}
