import { cleanLine } from '../text/clean-text.ts'
import { readWebAddress } from '../text/web-address.ts'
import type { ZonedDay } from '../time/dates.ts'

/** Longest texts of a day and of an item of the agenda, in characters. */
export const AGENDA_DAY_NAME_MAX = 60
export const AGENDA_TITLE_MAX = 120
export const AGENDA_PLACE_MAX = 200
export const AGENDA_MAP_URL_MAX = 1000
export const AGENDA_NOTES_MAX = 2000
export const AGENDA_PERSON_NAME_MAX = 120
export const AGENDA_PERSON_PHONE_MAX = 60

/** How many may be responsible for one item. */
export const AGENDA_RESPONSIBLE_MAX = 10

/**
 * The first and the last minute at which an item may start. A day begins at 6:00 and includes its night: 0:30 after
 * the party is minute 1470. From 4:00 on a hairdresser may come before it. The hours up to noon of the next day are
 * for parties that are delayed.
 */
export const AGENDA_FIRST_MINUTE = 4 * 60
export const AGENDA_MORNING = 6 * 60
export const AGENDA_LAST_MINUTE = 36 * 60 - 1

/** The longest an item may take, in minutes. */
export const AGENDA_LONGEST_MINUTES = 24 * 60 - 1

/** Minutes that 'Retrasar' offers. */
export const AGENDA_DELAYS = [5, 10, 15, 30, 60] as const

/** The most minutes by which one delay moves an item. */
export const AGENDA_DELAY_MAX = 6 * 60

/** Minutes without a request after which a vendor who opens their link looks at it anew. */
export const AGENDA_VISIT_MINUTES = 30

/** Random bytes in the token of an agenda link: 128 bits. */
export const AGENDA_TOKEN_BYTES = 16

/** Bytes of a request that adds a day with its items: the whole of a full agenda with ordinary notes. */
export const AGENDA_BODY_MAX_BYTES = 1024 * 1024

/** When an item happens, in minutes of its day (`agenda-clock.ts`); without an end it is a moment. */
export type AgendaTime = { startsAt: number; endsAt: number | null }

/** A person who takes care of an item: a vendor on the canvas, a member, or a person who is neither. */
export type Responsible =
  | { kind: 'vendor'; vendorId: string }
  | { kind: 'member'; userId: string }
  | { kind: 'person'; name: string; phone: string | null }

/** One day of the agenda: the eve, the wedding or the day after. */
export type AgendaDay = ZonedDay & {
  id: string
  name: string
  isDraft: boolean
  /** The published day whose changes this draft holds. */
  replaces: string | null
  createdAt: string
}

/** An item of a day. A fixed one (the priest, the bus) keeps its time when others are delayed. */
export type AgendaItem = {
  id: string
  dayId: string
  time: AgendaTime
  title: string
  place: string | null
  mapUrl: string | null
  notes: string | null
  responsible: Responsible[]
  isFixed: boolean
  /** Whether guests see it on the page of their invitation when the day comes; notes are never theirs. */
  isShownToGuests: boolean
  /** The start that guests were told on the day before it changed, in minutes of the day (decision 164). */
  toldStartsAt: number | null
  isDone: boolean
  createdAt: string
}

/** Whether a time can be stored: it starts within the day, and ends after its start and within a day of it. */
export function isAgendaTime({ startsAt, endsAt }: AgendaTime): boolean {
  if (!Number.isInteger(startsAt) || startsAt < AGENDA_FIRST_MINUTE || startsAt > AGENDA_LAST_MINUTE)
    return false
  if (endsAt === null) return true
  return Number.isInteger(endsAt) && endsAt > startsAt && endsAt - startsAt <= AGENDA_LONGEST_MINUTES
}

/** Two responsible of one item who are the same. */
export const isSameResponsible = (a: Responsible, b: Responsible): boolean =>
  responsibleKey(a) === responsibleKey(b)

/** A text that is the same for the same person, however a free name is written. */
export function responsibleKey(who: Responsible): string {
  if (who.kind === 'vendor') return `vendor ${who.vendorId}`
  if (who.kind === 'member') return `member ${who.userId}`
  return `person ${cleanLine(who.name).toLowerCase()}`
}

/**
 * The address that shows a place on a map: the one that was pasted when it is on the web, else a search for
 * the place; `null` when there is neither.
 */
export function mapAddress({ place, mapUrl }: Pick<AgendaItem, 'place' | 'mapUrl'>): string | null {
  const pasted = readWebAddress(mapUrl)
  if (pasted) return pasted.href
  if (!place) return null
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`
}
