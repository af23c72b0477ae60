import type { AgendaTime } from './agenda.ts'

/** Minutes between the times that a drag proposes. */
const STEP = 5

/** The order of a day is made of these. */
export type Timed = { id: string; time: AgendaTime; createdAt: string }

/** The order of a day: by start, and of those that start together by when they were added. */
export function compareItems(a: Timed, b: Timed): number {
  return (
    a.time.startsAt - b.time.startsAt ||
    Date.parse(a.createdAt) - Date.parse(b.createdAt) ||
    (a.id < b.id ? -1 : Number(a.id > b.id))
  )
}

/** The items of a day in their order. */
export const itemsOfDay = <Item extends Timed & { dayId: string }>(
  items: readonly Item[],
  dayId: string,
): Item[] => items.filter((item) => item.dayId === dayId).toSorted(compareItems)

/**
 * The seam between an item and those before it in its day: minutes in which nothing happens, or minutes that it shares
 * with an earlier one; a moment that begins during another shares 0. An item without an end leaves neither behind it.
 */
export type Seam<Item> = { kind: 'gap'; minutes: number } | { kind: 'overlap'; minutes: number; with: Item }

/** The seam before each item of a day that is in order, by the item's id. */
export function seamsOf<Item extends Timed>(ordered: readonly Item[]): ReadonlyMap<string, Seam<Item>> {
  const seams = new Map<string, Seam<Item>>()
  let last: Item | undefined
  let isOpen = false
  for (const item of ordered) {
    const { startsAt, endsAt } = item.time
    const end = last?.time.endsAt ?? null
    if (last && end !== null && startsAt < end) {
      const shared = endsAt === null ? 0 : Math.min(end, endsAt) - startsAt
      seams.set(item.id, { kind: 'overlap', minutes: shared, with: last })
    } else if (last && end !== null && startsAt > end && !isOpen) {
      seams.set(item.id, { kind: 'gap', minutes: startsAt - end })
    }
    // The next item is measured from the one that lasts longest.
    if (endsAt === null) isOpen = true
    else if (end === null || endsAt >= end) {
      last = item
      isOpen = false
    }
  }
  return seams
}

/** The time with another start, and as long as before. */
export const startingAt = ({ startsAt, endsAt }: AgendaTime, start: number): AgendaTime => ({
  startsAt: start,
  endsAt: endsAt === null ? null : endsAt + start - startsAt,
})

/**
 * The time of an item that is put between two others of its day: after what comes before it, when there is
 * room, else half way between the two. `null` when it stands there already.
 */
export function timeBetween(
  moved: Timed,
  before: Timed | undefined,
  after: Timed | undefined,
): AgendaTime | null {
  if (!before && !after) return null
  const { startsAt, endsAt } = moved.time
  const [earliest, latest] = [before?.time.startsAt ?? -Infinity, after?.time.startsAt ?? Infinity]
  if (startsAt > earliest && startsAt < latest) return null
  const length = endsAt === null ? STEP : endsAt - startsAt
  if (!before) return startingAt(moved.time, floorTo(after!.time.startsAt - length))
  const free = Math.max(before.time.endsAt ?? 0, before.time.startsAt + STEP)
  if (free < latest) return startingAt(moved.time, free)
  const middle = Math.floor((earliest + latest) / 2)
  return startingAt(moved.time, Math.max(middle, earliest + 1 < latest ? earliest + 1 : earliest))
}

const floorTo = (minute: number) => Math.floor(minute / STEP) * STEP

/**
 * Finds the item at a minute of a day that is in order, and the next that is still to begin. The present never goes
 * back: behind the latest item that has begun and is done, an earlier one counts only while its own end is to come, for
 * many are never ticked. An item that has begun after it and is over is late. An item without an end lasts until the
 * next one begins, done or not.
 */
export function happeningAt<Item extends Timed & { isDone: boolean }>(
  ordered: readonly Item[],
  minute: number,
): { now: Item | undefined; next: Item | undefined } {
  const begun = ordered.filter(({ time }) => time.startsAt <= minute)
  const latest = begun.at(-1)
  const isGoingOn = (item: Item) => (item.time.endsAt === null ? item === latest : minute < item.time.endsAt)
  const late = begun.slice(begun.findLastIndex(({ isDone }) => isDone) + 1).at(-1)
  const now = begun.findLast((item) => !item.isDone && isGoingOn(item)) ?? late
  return { now, next: ordered.find(({ isDone, time }) => !isDone && time.startsAt > minute) }
}

/** Minutes by which the item that is going on is over its end; 0 while it is not. */
export const minutesLate = (now: Pick<Timed, 'time'> | undefined, minute: number): number =>
  now?.time.endsAt == null ? 0 : Math.max(0, minute - now.time.endsAt)
