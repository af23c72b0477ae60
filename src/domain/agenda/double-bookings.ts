import { foldText } from '../text/fold-text.ts'
import { type AgendaItem, type AgendaTime, type Responsible, responsibleKey } from './agenda.ts'
import type { Timed } from './agenda-timeline.ts'

/** A person who is wanted in two places at once: the two items and the person. */
export type DoubleBooking<Item> = { who: Responsible; items: [Item, Item] }

type Placed = Timed & Pick<AgendaItem, 'place' | 'responsible'>

/**
 * Finds people who are responsible for two items at the same time, unless both are in the same place. An item without
 * an end is the moment of its start.
 */
export function doubleBookings<Item extends Placed>(ordered: readonly Item[]): DoubleBooking<Item>[] {
  return ordered.flatMap((first, index) =>
    ordered.slice(index + 1).flatMap((second) => {
      if (!areTogether(first.time, second.time) || isSamePlace(first, second)) return []
      const busy = new Set(first.responsible.map(responsibleKey))
      const who = second.responsible.filter((one) => busy.has(responsibleKey(one)))
      return who.map((one): DoubleBooking<Item> => ({ who: one, items: [first, second] }))
    }),
  )
}

function areTogether(a: AgendaTime, b: AgendaTime): boolean {
  if (a.startsAt === b.startsAt) return true
  const [first, second] = a.startsAt < b.startsAt ? [a, b] : [b, a]
  return first.endsAt !== null && second.startsAt < first.endsAt
}

const isSamePlace = (a: Placed, b: Placed) =>
  a.place !== null && b.place !== null && foldText(a.place) === foldText(b.place)
