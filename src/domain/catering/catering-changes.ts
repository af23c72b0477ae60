import { areSameNeeds } from '../guests/allergens.ts'
import type { CateringSheet, EventCounts, NamedNeeds, SentNeeds } from './catering.ts'
import { isSameTable, type TableLabel } from './catering-tables.ts'
import { type CountRow, countRows, tableRows } from './count-rows.ts'

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
  const compared = eventsWithTables(before, now)
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
      return isSameLine(former, person, compared) ? [] : [{ guestId, change: 'changed' }]
    }),
    gone: before.people.filter(({ guestId }) => !here.has(guestId)),
  }
}

type Countable = Record<'counts' | 'people' | 'gone', readonly unknown[]>

/** How many things are different. */
export const countOfChanges = ({ counts, people, gone }: Countable): number =>
  counts.length + people.length + gone.length

const eventOf = ({ events }: CateringSheet, id: string | null) => events.find(({ eventId }) => eventId === id)

/** Tables are compared where both sheets know of them: who does not see them, and versions of before, say nothing. */
const eventsWithTables = (before: CateringSheet, now: CateringSheet) =>
  now.events
    .filter(({ eventId, seating }) => seating && eventOf(before, eventId)?.seating)
    .map(({ eventId }) => eventId)

const isSameLine = (one: SentNeeds, other: SentNeeds, compared: readonly (string | null)[]) =>
  compared.every((eventId) => isSameSeat(seatAt(one, eventId), seatAt(other, eventId))) &&
  areSameNeeds(one, other) &&
  one.menu === other.menu &&
  one.eventIds.length === other.eventIds.length &&
  one.eventIds.every((id) => other.eventIds.includes(id))

const seatAt = ({ tables }: SentNeeds, id: string | null) => tables.find(({ eventId }) => eventId === id)

const isSameSeat = (one: TableLabel | undefined, other: TableLabel | undefined) =>
  one && other ? isSameTable(one, other) : one === other

function countChanges(before: EventCounts | undefined, now: EventCounts | undefined) {
  return [...countRows([now, before]), ...tableRows(now, before)]
    .map(({ row, counts: [to, from] }) => ({ row, from: from!, to: to! }))
    .filter((change) => change.from !== change.to)
}
