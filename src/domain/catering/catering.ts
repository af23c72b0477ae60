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
import { givenNameOf, splitName } from '../guests/person-name.ts'
import type { GuestAge } from '../households/households.ts'
import type { Menu } from '../households/invitation-settings.ts'

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
  /** The other events that the guest is invited to. */
  events: Record<string, Rsvp>
}

/** `id` is null for the wedding itself. */
export type CateringEvent = { id: string | null; name: string }

/** A kitchen counts these; `other` is what guests wrote in their own words. */
export type NeedKey = Allergen | Diet | 'other'

export const NEED_KEYS: readonly NeedKey[] = [...ALLERGENS, ...DIETS, 'other']

/** `key` is null while none is chosen, `name` for what is no menu any more. */
export type MenuCount = { key: string | null; name: string | null; count: number }

/** Needs of guests who gave no consent: how many have the same, and nothing of their own words. */
export type UnnamedNeeds = {
  allergens: Allergen[]
  diets: Diet[]
  hasNote: boolean
  menu: string | null
  count: number
}

/** An event in numbers. Only guests who said yes count, except in `pending`. */
export type EventCounts = {
  eventId: string | null
  name: string
  adults: number
  children: number
  babies: number
  pending: number
  /** With those of `staff` and `babiesWithoutMenu` they are everyone who eats or sits. */
  menus: MenuCount[]
  babiesWithoutMenu: number
  staff: number
  highChairs: number
  needs: { key: NeedKey; count: number }[]
  unnamed: UnnamedNeeds[]
}

/** The needs of a guest as they are sent: nothing here says who it is. */
export type SentNeeds = DietaryNeeds & { menu: string | null; eventIds: (string | null)[] }

/** The needs of a guest who gave consent. */
export type NamedNeeds = SentNeeds & { guestId: string; fullName: string }

export type CateringSheet = { events: EventCounts[]; people: NamedNeeds[] }

type Orders = { menus: readonly Menu[]; staffMeals: number }

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
      .map((guest) => namedNeeds(guest, events))
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

/** The first letter of the last word: particles such as 'de la' are no initial. */
function initialOf(words: string): string {
  const [word = ''] = words.split(/\s+/).slice(words.includes(' ') ? -1 : 0)
  const [letter] = word.normalize('NFC')
  return letter ? `${letter.toLocaleUpperCase('es')}.` : ''
}

export const answerTo = ({ rsvp, events }: CateringGuest, eventId: string | null): Rsvp | undefined =>
  eventId === null ? rsvp : events[eventId]

function countsOf(
  guests: readonly CateringGuest[],
  { id, name }: CateringEvent,
  { menus, staffMeals }: Orders,
): EventCounts {
  const coming = guests.filter((guest) => answerTo(guest, id) === true)
  const ofAge = (age: GuestAge) => coming.filter((guest) => guest.age === age).length
  const served = coming.filter((guest) => guest.age !== 'baby' || guest.menu !== null)
  return {
    eventId: id,
    name,
    adults: ofAge('adult'),
    children: ofAge('child'),
    babies: ofAge('baby'),
    pending: guests.filter((guest) => answerTo(guest, id) === null).length,
    menus: menuCounts(served, menus),
    babiesWithoutMenu: coming.length - served.length,
    staff: id === null ? staffMeals : 0,
    highChairs: coming.filter(({ needsHighChair }) => needsHighChair).length,
    needs: NEED_KEYS.map((key) => ({
      key,
      count: coming.filter((guest) => hasNeed(guest, key)).length,
    })).filter(({ count }) => count > 0),
    unnamed: unnamedNeeds(coming),
  }
}

/** The menus in the order of the couple, then what is none of them, then guests who have not chosen. */
function menuCounts(served: readonly CateringGuest[], menus: readonly Menu[]): MenuCount[] {
  const known = new Set(menus.map(({ key }) => key))
  const former = [...new Set(served.map(({ menu }) => menu))].filter((key) => key !== null && !known.has(key))
  const count = (key: string | null) => served.filter(({ menu }) => menu === key).length
  return [
    ...menus.map(({ key, name }) => ({ key, name, count: count(key) })),
    ...former.toSorted().map((key) => ({ key, name: null, count: count(key) })),
    { key: null, name: null, count: count(null) },
  ].filter((menu) => menu.count > 0 || menu.name !== null)
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

function unnamedNeeds(coming: readonly CateringGuest[]): UnnamedNeeds[] {
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
    }
    const key = JSON.stringify(needs)
    const group = groups.get(key)
    if (group) group.count += 1
    else groups.set(key, { ...needs, count: 1 })
  }
  return [...groups.values()]
}

function namedNeeds(guest: CateringGuest, events: readonly CateringEvent[]): NamedNeeds {
  const { id, fullName, allergens, diets, dietNote, menu } = guest
  const eventIds = events.filter((event) => answerTo(guest, event.id) === true).map((event) => event.id)
  return { guestId: id, fullName, allergens, diets, dietNote, menu, eventIds }
}
