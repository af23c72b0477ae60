import type { GuestAge } from '#domain/households/households.ts'
import type { BusRoute, Menu, OwnQuestion } from '#domain/households/invitation-settings.ts'
import type { CoverFocus, WeddingStyleChoice } from '#domain/style/wedding-styles.ts'
import type { IsoDate } from '#domain/time/dates.ts'
import type { FamilySeats } from '#domain/transport/family-seats.ts'

export {
  NO_BUS,
  type PersonValues,
  type RsvpField,
  type RsvpProblem,
  type RsvpValues,
  WEDDING_KEY,
} from '#domain/households/answer-values.ts'

export type RsvpEvent = {
  /** `WEDDING_KEY`, or the id of another event. */
  key: string
  /** As the couple has called it; `null` for the wedding. */
  name: string | null
  date: IsoDate | null
  /** Minutes since midnight. */
  startsAt: number | null
  place: string | null
  map: string | null
}

export type RsvpPerson = {
  id: string
  name: string
  age: GuestAge
  years: number | null
  /** The events they are invited to, in the order of the day. */
  events: string[]
  mayBringCompanion: boolean
  /** The person whose companion they are. */
  companionOf: string | null
  /** The stored facts for the kitchen: with a permission, in part with one, noted by a member, or none. */
  health: 'agreed' | 'partly' | 'noted' | null
  /** Their tables, by the keys of events; none until the couple lets them see those. */
  tables: { event: string; number: number; name: string | null }[]
}

/** Everything that the page of an invitation shows but answers. It travels with its form, so it is plain data. */
export type RsvpView = {
  path: string
  weddingName: string
  date: IsoDate | null
  look: WeddingStyleChoice
  /** Its folder has a version for phones when `isForPhones`. */
  photo: { folder: string; focus: CoverFocus; isForPhones: boolean } | null
  people: RsvpPerson[]
  events: RsvpEvent[]
  /** The last day on which answers are taken. */
  lastDay: IsoDate | null
  menus: Menu[]
  /** The couple's own questions that this household is asked, each of a person or of all together. */
  questions: OwnQuestion[]
  /** Whether a song and some words are asked for; what is stored of them is kept either way. */
  asksSong: boolean
  asksMessage: boolean
  /** Until when they may answer that they may come; not where it is not offered. */
  maybe?: { until: IsoDate | null }
  busRoutes: BusRoute[]
  /** Free seats, and who of the family waits for one; not where the page shows no buses, nor in a copy of before. */
  seats?: FamilySeats
  dress: string | null
  transport: string | null
  lodging: string | null
  iban: string | null
  photos: string | null
  contact: { name: string | null; phone: string } | null
}

/** The two names of a couple, where there are two: 'Lucía', '& Martín'. */
export const coupleLines = (weddingName: string): string[] => weddingName.split(BEFORE_SECOND)

const BEFORE_SECOND = /\s+(?=&|[yei]\s|eta\s|and\s|\+\s)/

/** Each of a couple: 'Lucía', 'Martín'. */
export const coupleNames = (weddingName: string): string[] =>
  coupleLines(weddingName).map((line) => line.replace(/^(&|\+|[yei]\s|eta\s|and\s)\s*/, ''))
