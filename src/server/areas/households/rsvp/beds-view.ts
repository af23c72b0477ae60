import type { Nights } from '#domain/lodging/lodging.ts'
import {
  agreedNights,
  freeRooms,
  isBlockOpen,
  isSameNights,
  type LodgingWish,
  nightChoices,
  queueFor,
} from '#domain/lodging/wishes.ts'
import { readWebAddress } from '#domain/text/web-address.ts'
import type { IsoDate } from '#domain/time/dates.ts'
import type { AskedHotel, FamilyQuestion } from '#server/areas/lodging/wishes.queries.ts'
import type { BedsHotel, BedsView } from '#site/rsvp/beds/beds-view.ts'
import { isComing } from '#site/rsvp/rsvp-summary.tsx'
import type { RsvpValues, RsvpView } from '#site/rsvp/rsvp-view.ts'
import type { Invitation } from '../invitation.queries.ts'
import type { HouseholdRoom } from './guest-page.queries.ts'
import { shownRooms } from './guest-page.ts'

type Read = {
  invitation: Pick<Invitation, 'isClosed'>
  view: RsvpView
  values: RsvpValues
  question: FamilyQuestion
  /** The rooms that the couple has given to the family. */
  rooms: readonly HouseholdRoom[]
  today: IsoDate
}

/** The question where a family sleeps as its page shows it: of other families there are numbers of rooms alone. */
export function toBedsView({ invitation, view, values, question, rooms, today }: Read): BedsView {
  const { wish, hotels } = question
  const size = view.people.filter((person) => isComing(person, values.people[person.id]!)).length
  const said = { ...wish, rooms: wish.rooms === null ? null : Math.max(1, Math.min(wish.rooms, size)) }
  const open = hotels.filter(({ blocks }) => blocks.some((block) => isBlockOpen(block, today)))
  const wanted = hotels.find(({ id }) => id === wish.hotelId)
  const isClosed = invitation.isClosed || open.length === 0
  return {
    state: rooms.length > 0 ? 'given' : isClosed ? 'closed' : 'open',
    hotels: open.map((hotel) => toBedsHotel(hotel, wish, view.date, today)),
    said,
    wanted: wanted?.name ?? null,
    isWaiting: wanted !== undefined && open.includes(wanted) && waits(wanted, wish, today),
    size,
    rooms: shownRooms(rooms, view),
  }
}

const waits = ({ blocks, asking }: AskedHotel, { householdId }: LodgingWish, today: IsoDate): boolean =>
  queueFor(freeRooms(blocks, today), asking).waiting.has(householdId)

function toBedsHotel(hotel: AskedHotel, wish: LodgingWish, date: string | null, today: IsoDate): BedsHotel {
  const { blocks, asking, url, ...shown } = hotel
  const open = blocks.filter((block) => isBlockOpen(block, today))
  const others = asking.filter(({ householdId }) => householdId !== wish.householdId)
  const prices = [...new Set(open.flatMap(({ priceCents }) => priceCents ?? []))]
  const days = open.flatMap(({ heldUntil }) => heldUntil ?? []).toSorted()
  return {
    ...shown,
    url: readWebAddress(url)?.href ?? null,
    price: prices.length === 0 ? null : { cents: Math.min(...prices), isLowest: prices.length > 1 },
    heldUntil: days.at(-1) ?? null,
    free: queueFor(freeRooms(blocks, today), others).left,
    nights: agreedFirst(nightChoices(date, agreedNights(open)), agreedNights(open)),
  }
}

/** The nights that were agreed stand first: they are chosen with their hotel. */
const agreedFirst = (choices: Nights[], agreed: Nights | null): Nights[] =>
  choices.toSorted((a, b) => Number(isSameNights(b, agreed)) - Number(isSameNights(a, agreed)))
