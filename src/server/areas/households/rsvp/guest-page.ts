import { formatMinute } from '#domain/agenda/agenda-clock.ts'
import { transferCode } from '#domain/budget/transfer-code.ts'
import { type GuestPageContent, giftsIn, questionsIn, textIn } from '#domain/households/guest-page.ts'
import { readWebAddress } from '#domain/text/web-address.ts'
import { DIRECTIONS } from '#domain/transport/transport.ts'
import { daysLeft, type WeddingDay } from '#domain/weddings/weddings.ts'
import { findFamilyQuestion } from '#server/areas/lodging/wishes.queries.ts'
import type { Platform } from '#server/core/context.ts'
import { qrCode, qrPath } from '#server/core/pdf/qr-code.ts'
import type {
  GuestPage,
  GuestPageBus,
  GuestPageDay,
  GuestPageGift,
  GuestPageRoom,
  GuestPlace,
} from '#site/rsvp/guest-page/guest-page.ts'
import type { RsvpEvent, RsvpValues, RsvpView } from '#site/rsvp/rsvp-view.ts'
import type { Words } from '#site/rsvp/words.ts'
import type { Invitation } from '../invitation.queries.ts'
import { findPublishedContent, findShownPlan } from '../page-content/page-content.queries.ts'
import { findGuestDays } from './guest-day.queries.ts'
import { findHouseholdRooms, findStopMaps, type HouseholdRoom } from './guest-page.queries.ts'
import { withEvents } from './rsvp-day.ts'

/** The household whose days are read; `null` for the page without a name. */
type GuestsOfDays = Parameters<typeof findGuestDays>[1] & { wedding: Pick<WeddingDay, 'timeZone'> }

type Family = { invitation: Invitation; view: RsvpView; values: RsvpValues; words: Words }

/** Reads what the couple has decided of the page: what is published, unless a draft is to be looked at. */
type ReadContent = (db: Platform['db'], invitation: Invitation) => Promise<GuestPageContent>

/** The page of the wedding for a family; `null` while none of them has said yes to anything. */
export async function findGuestPage(
  { db, clock, files }: Pick<Platform, 'db' | 'clock' | 'files'>,
  { invitation, view, values, words }: Family,
  readContent: ReadContent = findPublishedContent,
): Promise<GuestPage | null> {
  const going = view.events.filter(({ key }) =>
    view.people.some(({ id }) => values.people[id]!.events[key] === true),
  )
  if (going.length === 0) return null
  const buses = busesOf(invitation, view)
  const [days, rooms, content, question, maps] = await Promise.all([
    findDays(db, { invitation, view, words }, going),
    findHouseholdRooms(db, invitation),
    readContent(db, invitation),
    invitation.isClosed ? null : findFamilyQuestion(db, invitation),
    findStopMaps(
      db,
      invitation.weddingId,
      buses.map(({ stop }) => stop.id),
    ),
  ])
  return {
    daysLeft: daysUntil(invitation.wedding, clock.now()),
    days,
    undated: going.filter(({ date }) => date === null),
    places: placesOf(going),
    beside: besidePlaces(buses, rooms, maps),
    venuePlan: await findShownPlan({ db, files }, invitation, content, words.language),
    buses,
    rooms: shownRooms(rooms, view),
    isAskedForBeds: question !== null && rooms.length === 0 && question.hotels.length > 0,
    gift: giftOf(view),
    hasGiftList: giftsIn(content.giftList ?? [], words.language).length > 0,
    ...contentIn(content, words),
  }
}

/** The rooms of a family with the names of its people. */
export function shownRooms(
  rooms: readonly HouseholdRoom[],
  { people }: Pick<RsvpView, 'people'>,
): GuestPageRoom[] {
  const names = new Map(people.map(({ id, name }) => [id, name]))
  return rooms.map((room) => ({
    ...room,
    url: readWebAddress(room.url)?.href ?? null,
    people: room.people.flatMap((id) => names.get(id) ?? []),
  }))
}

/** The parts and questions that the couple shows, in the language of the reader. */
export const contentIn = ({ parts, questions }: GuestPageContent, { language }: Words) => ({
  parts: parts
    .filter(({ isShown }) => isShown)
    .map(({ key, texts }) => ({ key, text: textIn(texts, language) })),
  questions: questionsIn(questions, language),
})

/** The days until a wedding; `null` without one, and once it has come. */
export function daysUntil(wedding: WeddingDay, now: Date): number | null {
  const days = daysLeft(wedding, now)
  return days !== null && days > 0 ? days : null
}

/** The days of what they go to; one of an event to which they have said no, or nothing yet, is left out. */
export async function findDays(
  db: Platform['db'],
  { invitation, view, words }: Omit<Family, 'values' | 'invitation'> & { invitation: GuestsOfDays },
  going: readonly RsvpEvent[],
): Promise<GuestPageDay[]> {
  const goesOn = (date: string) => going.some((event) => event.date === date)
  const isOfEvents = (date: string) => view.events.some((event) => event.date === date)
  const shown = await findGuestDays(db, invitation)
  const open = shown.filter(({ date }) => goesOn(date) || !isOfEvents(date))
  return withEvents(open, going, { words, wedding: invitation.wedding }).map(({ lines, ...day }) => ({
    date: day.date,
    events: going.filter((event) => event.date === day.date),
    lines: lines.map(({ id, title, place, time }) => ({
      ...{ id, title, place },
      time: formatMinute(day, time.startsAt),
    })),
  }))
}

/** The places of some events, each once. */
export function placesOf(going: readonly RsvpEvent[]): RsvpEvent[] {
  const seen = new Set<string>()
  return going.filter(({ place, map }) => {
    const key = `${place} ${map}`
    if (map === null || seen.has(key)) return false
    seen.add(key)
    return true
  })
}

/** The stops of a family and its hotels that have a link to a map, each once. */
function besidePlaces(
  buses: readonly GuestPageBus[],
  rooms: readonly HouseholdRoom[],
  maps: ReadonlyMap<string, string>,
): GuestPlace[] {
  const all = [
    ...buses.map(({ stop: { id, name, place } }) => ({
      ...{ part: 'bus' as const, name, place },
      map: maps.get(id) ?? null,
    })),
    ...rooms.map(({ hotel: name, way: place, map }) => ({ part: 'lodging' as const, name, place, map })),
  ]
  const places = new Map<string, GuestPlace>()
  for (const { map: link, ...place } of all) {
    const map = readWebAddress(link)?.href
    const key = `${place.part} ${map}`
    if (map && !places.has(key)) places.set(key, { ...place, key, map })
  }
  return [...places.values()]
}

/** The stops that the people of a household have asked for, those there before those back, with who waits for a seat. */
function busesOf({ people, settings }: Invitation, { seats }: RsvpView): GuestPageBus[] {
  const riding = people.filter(({ rsvp }) => rsvp === true)
  return DIRECTIONS.flatMap((direction) => {
    const waiting = new Set(seats?.waiting[direction])
    return settings.busRoutes
      .filter((stop) => stop.direction === direction)
      .flatMap((stop) => {
        const theirs = riding.filter((one) => (direction === 'out' ? one.busOut : one.busBack) === stop.id)
        if (theirs.length === 0) return []
        const waits = theirs.filter(({ id }) => waiting.has(id))
        return [
          { stop, people: theirs.map(({ name }) => name), waiting: waits.map(({ name }) => name), was: null },
        ]
      })
  })
}

function giftOf({ iban, weddingName }: RsvpView): GuestPageGift | null {
  if (!iban) return null
  const text = transferCode(iban, weddingName)
  const code = text === null ? null : qrCode(text)
  return { iban, code: code && { size: code.size, path: qrPath(code) } }
}
