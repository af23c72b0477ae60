import { mapAddress } from '#domain/agenda/agenda.ts'
import { hasNoNeeds } from '#domain/guests/allergens.ts'
import { answerValues, seatValues } from '#domain/households/answer-values.ts'
import { lastAnswerDay } from '#domain/households/invitation-settings.ts'
import { askableAt } from '#domain/households/own-questions.ts'
import { readWebAddress } from '#domain/text/web-address.ts'
import type { IsoDate } from '#domain/time/dates.ts'
import type { FamilySeats } from '#domain/transport/family-seats.ts'
import {
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
    ...(invitation.takesMaybe && { maybe: { until: maybeDay(invitation) } }),
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

/** The last day on which who may come can decide: on none on which answers are closed. */
function maybeDay({ settings, wedding }: Invitation): IsoDate | null {
  const { maybeUntil, closingDate } = settings
  const last = lastAnswerDay(settings, wedding.eventDate)
  if (maybeUntil === null) return closingDate
  return last !== null && last < maybeUntil ? last : maybeUntil
}

const questionsOf = ({ settings, events }: Invitation) => askableAt(settings.questions, events)

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
export const storedValues = (invitation: Invitation): RsvpValues => answerValues(invitation)

/** The buses of the people with these ids, of all when none are given. */
export const storedSeats = (
  invitation: Invitation,
  ids?: readonly string[],
): Pick<RsvpValues, 'busOut' | 'busBack'> => seatValues(invitation, ids)
