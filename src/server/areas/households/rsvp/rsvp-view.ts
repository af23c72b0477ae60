import { mapAddress } from '#domain/agenda/agenda.ts'
import { hasNoNeeds } from '#domain/guests/allergens.ts'
import { isAskable } from '#domain/households/own-questions.ts'
import { readWebAddress } from '#domain/text/web-address.ts'
import type { FamilySeats } from '#domain/transport/family-seats.ts'
import {
  NO_BUS,
  type PersonValues,
  type RsvpEvent,
  type RsvpPerson,
  type RsvpValues,
  type RsvpView,
  WEDDING_KEY,
} from '#site/rsvp/rsvp-view.ts'
import type { Invitation, PersonOnInvitation } from '../invitation.queries.ts'

/** The invitation as its page shows it: first names of one household, and the couple's words to its guests. */
export function toRsvpView(invitation: Invitation, token: string, seats?: FamilySeats): RsvpView {
  const { wedding, settings, people } = invitation
  const { style, colors, cover, focus } = wedding.look
  return {
    path: `/i/${token}`,
    weddingName: wedding.name,
    date: wedding.eventDate,
    look: { style, colors },
    photo: cover?.url ? { folder: cover.url, focus, isForPhones: wedding.hasPhoneCover } : null,
    people: people.map(toRsvpPerson),
    events: eventsOf(invitation),
    lastDay: settings.closingDate,
    menus: settings.menus,
    questions: questionsOf(invitation),
    asksSong: settings.asksSong,
    asksMessage: settings.asksMessage,
    busRoutes: settings.busRoutes,
    ...(seats && { seats }),
    dress: settings.dressCode,
    transport: settings.transport,
    lodging: settings.lodging,
    iban: settings.iban,
    photos: readWebAddress(settings.photosUrl)?.href ?? null,
    contact: settings.contactPhone ? { name: settings.contactName, phone: settings.contactPhone } : null,
  }
}

/** The questions that can be asked of these people: those of an event only where one of them is invited to it. */
const questionsOf = ({ settings, events }: Invitation) =>
  settings.questions.filter(
    (question) =>
      isAskable(question) && (question.eventId === null || events.some(({ id }) => id === question.eventId)),
  )

function toRsvpPerson(person: PersonOnInvitation): RsvpPerson {
  const { id, name, age, ageYears, events, mayBringCompanion, companionOf } = person
  return {
    ...{ id, name, age, mayBringCompanion, companionOf },
    years: ageYears,
    events: [WEDDING_KEY, ...Object.keys(events)],
    health: healthOf(person),
    tables: person.tables.map(({ eventId, ...table }) => ({ ...table, event: eventId ?? WEDDING_KEY })),
  }
}

function healthOf(person: PersonOnInvitation): RsvpPerson['health'] {
  if (person.hasHealthConsent) return 'agreed'
  if (person.hasEarlierConsent) return 'partly'
  return hasNoNeeds(person) ? null : 'noted'
}

/** The wedding among the other events, in the order in which they happen; one without a date comes last. */
function eventsOf({ wedding, settings, events }: Invitation): RsvpEvent[] {
  const { place, mapUrl, startsAt } = settings
  const all = [
    { key: WEDDING_KEY, name: null, date: wedding.eventDate, startsAt, place, mapUrl },
    ...events.map(({ id, ...event }) => ({ ...event, key: id })),
  ]
  const order = (date: string | null, minutes: number | null) =>
    `${date ?? '9999-99-99'} ${String(minutes ?? 0).padStart(4, '0')}`
  return all
    .toSorted((a, b) => order(a.date, a.startsAt).localeCompare(order(b.date, b.startsAt)))
    .map(({ key, name, date, startsAt: minutes, place: where, mapUrl: url }) => ({
      ...{ key, name, date, startsAt: minutes, place: where },
      map: mapAddress({ place: where, mapUrl: url }),
    }))
}

/** The fields of the form as they stand with what is stored. */
export function storedValues(invitation: Invitation): RsvpValues {
  const { people, household } = invitation
  return {
    people: Object.fromEntries(people.map((person) => [person.id, storedOf(person, people)])),
    ownAnswers: household.ownAnswers,
    ...storedSeats(invitation),
    song: household.song ?? '',
    message: household.message ?? '',
  }
}

/** The buses of the people with these ids, of all when none are given. */
export function storedSeats(
  { people, household }: Invitation,
  ids?: readonly string[],
): Pick<RsvpValues, 'busOut' | 'busBack'> {
  const isAnswered = household.answeredAt !== null
  const some = people.filter(({ id }) => ids?.includes(id) ?? true)
  return { busOut: busOf(some, 'busOut', isAnswered), busBack: busOf(some, 'busBack', isAnswered) }
}

function storedOf(person: PersonOnInvitation, people: readonly PersonOnInvitation[]): PersonValues {
  const answers = [[WEDDING_KEY, person.rsvp] as const, ...Object.entries(person.events)]
  const companion = people.find(({ companionOf }) => companionOf === person.id)
  return {
    events: Object.fromEntries(answers.filter((one): one is [string, boolean] => one[1] !== null)),
    menu: person.menu ?? '',
    allergens: person.allergens,
    diets: person.diets,
    note: person.dietNote ?? '',
    hasConsent: person.hasHealthConsent,
    highChair: person.needsHighChair,
    hasCompanion: companion ? true : null,
    companion: companion?.name ?? '',
    ownAnswers: person.ownAnswers,
  }
}

/**
 * The bus of a household, which is asked for once. People with different buses, as only the couple can choose them,
 * are shown none; once they have answered, no bus at all is an answer.
 */
function busOf(
  people: readonly PersonOnInvitation[],
  way: 'busOut' | 'busBack',
  isAnswered: boolean,
): string {
  const [bus, ...others] = new Set(people.flatMap((person) => person[way] ?? []))
  if (bus !== undefined) return others.length === 0 ? bus : ''
  return isAnswered ? NO_BUS : ''
}
