import { AGENDA_LAST_MINUTE, type AgendaTime } from './agenda.ts'
import { compareItems, startingAt } from './agenda-timeline.ts'

type Delayable = { id: string; time: AgendaTime; createdAt: string; isFixed: boolean; isDone: boolean }

/** A fixed item that a delay runs into: `minutes` after it should have begun the other one is still going on. */
export type Squeeze<Item> = { item: Item; fixed: Item; minutes: number }

export type Delay<Item> = {
  /** The items that move, with the time they move to. */
  moved: { item: Item; to: AgendaTime }[]
  /** The later items that keep their time. */
  fixed: Item[]
  squeezes: Squeeze<Item>[]
  /** Items that would start later than a day of the agenda reaches; with one of them nothing is moved. */
  tooLate: Item[]
}

/**
 * Says how 'Retrasar' moves an item and those after it in its day, before it is done: items that are done stay, fixed
 * ones (the priest, the bus) keep their time, all others begin and end `minutes` later.
 */
export function delayFrom<Item extends Delayable>(
  day: readonly Item[],
  from: Item,
  minutes: number,
): Delay<Item> {
  const concerned = day.filter((item) => !item.isDone && compareItems(item, from) >= 0)
  const fixed = concerned.filter(({ isFixed }) => isFixed)
  const moved = concerned
    .filter(({ isFixed }) => !isFixed)
    .map((item) => ({ item, to: startingAt(item.time, item.time.startsAt + minutes) }))
  return {
    moved,
    fixed,
    squeezes: moved.flatMap((move) => squeezesOf(move, fixed)),
    tooLate: moved.flatMap(({ item, to }) => (to.startsAt > AGENDA_LAST_MINUTE ? [item] : [])),
  }
}

/** The fixed items that an item came before and now runs into, or farther into than it did. */
function squeezesOf<Item extends Delayable>(
  { item, to }: { item: Item; to: AgendaTime },
  fixed: readonly Item[],
): Squeeze<Item>[] {
  const [end, newEnd] = [item.time.endsAt ?? item.time.startsAt, to.endsAt ?? to.startsAt]
  return fixed.flatMap((one) => {
    const start = one.time.startsAt
    if (item.time.startsAt >= start || newEnd <= start) return []
    const isMoment = one.time.endsAt === null
    const over = newEnd - start
    return end > start && !isMoment && over === end - start ? [] : [{ item, fixed: one, minutes: over }]
  })
}
