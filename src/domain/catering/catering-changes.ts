import { areSameNeeds } from '../guests/allergens.ts'
import {
  type CateringSheet,
  type EventCounts,
  type NamedNeeds,
  NEED_KEYS,
  type NeedKey,
  type SentNeeds,
} from './catering.ts'

/** A line of the table of numbers. */
export type CountRow =
  | { kind: 'adults' | 'children' | 'babies' | 'babiesWithoutMenu' | 'staff' | 'highChairs' }
  | { kind: 'menu'; key: string | null; name: string | null }
  | { kind: 'need'; key: NeedKey }

/** A number that is another since a version was sent. */
export type CountChange = {
  eventId: string | null
  eventName: string
  row: CountRow
  from: number
  to: number
}

/** The changes since a version was sent. */
export type CateringChanges = {
  counts: CountChange[]
  /** Guests whose line is new or says something else. */
  people: { guestId: string; change: 'new' | 'changed' }[]
  /** Lines that the version had and the sheet has no more. */
  gone: NamedNeeds[]
}

/** Compares the version that was sent with the sheet as it is. */
export function cateringChanges(before: CateringSheet, now: CateringSheet): CateringChanges {
  const events = [...now.events, ...before.events.filter(({ eventId }) => !eventOf(now, eventId))]
  const sent = new Map(before.people.map((person) => [person.guestId, person]))
  const here = new Set(now.people.map(({ guestId }) => guestId))
  return {
    counts: events.flatMap(({ eventId, name }) =>
      countChanges(eventOf(before, eventId), eventOf(now, eventId)).map((change) => ({
        eventId,
        eventName: name,
        ...change,
      })),
    ),
    people: now.people.flatMap((person): CateringChanges['people'] => {
      const { guestId } = person
      const former = sent.get(guestId)
      if (!former) return [{ guestId, change: 'new' }]
      return isSameLine(former, person) ? [] : [{ guestId, change: 'changed' }]
    }),
    gone: before.people.filter(({ guestId }) => !here.has(guestId)),
  }
}

type Countable = Record<'counts' | 'people' | 'gone', readonly unknown[]>

/** How many things are different. */
export const countOfChanges = ({ counts, people, gone }: Countable): number =>
  counts.length + people.length + gone.length

const eventOf = ({ events }: CateringSheet, id: string | null) => events.find(({ eventId }) => eventId === id)

const isSameLine = (one: SentNeeds, other: SentNeeds) =>
  areSameNeeds(one, other) &&
  one.menu === other.menu &&
  one.eventIds.length === other.eventIds.length &&
  one.eventIds.every((id) => other.eventIds.includes(id))

function countChanges(before: EventCounts | undefined, now: EventCounts | undefined) {
  return countRows([now, before])
    .map(({ row, counts: [to, from] }) => ({ row, from: from!, to: to! }))
    .filter((change) => change.from !== change.to)
}

const KINDS: readonly CountRow['kind'][] = [
  'adults',
  'children',
  'babies',
  'menu',
  'staff',
  'babiesWithoutMenu',
  'need',
  'highChairs',
]

/**
 * Every number that one of the events has, with that of each, in the order of the sheet: people, menus as the first
 * event has them, needs, high chairs.
 */
export function countRows(
  events: readonly (EventCounts | undefined)[],
): { row: CountRow; counts: number[] }[] {
  const ofEvents = events.map((event) => new Map(rowsOf(event).map((one) => [nameOf(one.row), one])))
  const rows = new Map(ofEvents.flatMap((rowsOfEvent) => [...rowsOfEvent]))
  return [...rows]
    .map(([name, { row }]) => ({ row, counts: ofEvents.map((ofEvent) => ofEvent.get(name)?.count ?? 0) }))
    .toSorted((one, other) => placeOf(one.row) - placeOf(other.row))
}

const nameOf = (row: CountRow) => ('key' in row ? `${row.kind} ${row.key}` : row.kind)

/** Those without a menu come after all menus. */
function placeOf(row: CountRow): number {
  const kind = KINDS.indexOf(row.kind)
  if (row.kind === 'need') return kind + NEED_KEYS.indexOf(row.key) / NEED_KEYS.length
  return row.kind === 'menu' && row.key === null ? kind + 0.5 : kind
}

const PLAIN_ROWS = ['adults', 'children', 'babies', 'babiesWithoutMenu', 'staff', 'highChairs'] as const

/** Every number of an event, with what it counts. */
function rowsOf(counts: EventCounts | undefined): { row: CountRow; count: number }[] {
  if (!counts) return []
  return [
    ...PLAIN_ROWS.map((kind) => ({ row: { kind }, count: counts[kind] })),
    ...counts.menus.map(({ key, name, count }) => ({ row: { kind: 'menu' as const, key, name }, count })),
    ...counts.needs.map(({ key, count }) => ({ row: { kind: 'need' as const, key }, count })),
  ]
}
