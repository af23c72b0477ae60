import ical, { type ICalCalendar } from 'ical-generator'
import { mapAddress, type Responsible } from '#domain/agenda/agenda.ts'
import { instantOf } from '#domain/agenda/agenda-clock.ts'
import { calendarText } from '#domain/calendar/calendar-text.ts'
import { shownPhone } from '#domain/text/phone.ts'
import { inSpanishList } from '#domain/text/spanish-list.ts'
import type { SharedAgenda, SharedItem } from './shared-agenda.queries.ts'

/** How often calendars that subscribe should ask again, in seconds. */
const REFRESH_SECONDS = 15 * 60

const PRODUCT = { company: 'Azahar', product: 'Agenda', language: 'ES' }

/** An agenda as an iCalendar file. */
export const agendaCalendar = (agenda: SharedAgenda, origin: string): string =>
  calendarText(calendarOf(agenda, origin).toString())

/** An agenda as a calendar. Instants are in UTC, so calendars agree in the nights when clocks change. */
export function calendarOf(agenda: SharedAgenda, origin: string): ICalCalendar {
  const { wedding, vendor, items } = agenda
  const calendar = ical({
    name: vendor ? `${wedding.name}: ${vendor.name || 'agenda'}` : `Agenda de ${wedding.name}`,
    prodId: PRODUCT,
    ttl: REFRESH_SECONDS,
  })
  const { host } = new URL(origin)
  for (const item of items) {
    calendar.createEvent({
      id: `${item.id}@${host}`,
      start: instantOf({ ...item, timeZone: wedding.timeZone }, item.startsAt),
      ...(item.endsAt !== null && { end: instantOf({ ...item, timeZone: wedding.timeZone }, item.endsAt) }),
      sequence: item.revision,
      stamp: new Date(item.updatedAt),
      lastModified: new Date(item.updatedAt),
      summary: item.title,
      ...(item.place && { location: item.place }),
      description: descriptionOf(item, agenda),
      ...urlOf(item),
    })
  }
  return calendar
}

const urlOf = (item: SharedItem) => {
  const url = mapAddress(item)
  return url === null ? {} : { url }
}

function descriptionOf(item: SharedItem, { people }: SharedAgenda): string {
  const names = item.responsible.flatMap((who) => nameOf(who, people) ?? [])
  return [item.notes, names.length > 0 && `A cargo de: ${inSpanishList(names)}`].filter(Boolean).join('\n\n')
}

/** The name with the phone of who is responsible; nothing of those who are gone. */
function nameOf(who: Responsible, { vendors, members }: SharedAgenda['people']): string | null {
  const found =
    who.kind === 'person'
      ? who
      : who.kind === 'vendor'
        ? vendors.find(({ id }) => id === who.vendorId)
        : members.find(({ id }) => id === who.userId)
  if (!found?.name) return null
  return found.phone ? `${found.name} (${shownPhone(found.phone)})` : found.name
}
