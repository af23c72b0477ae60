import { type IsoDate, shiftDay } from '../time/dates.ts'
import { type AppointmentTime, DAY_MINUTES } from './appointments.ts'

/** The hours that a week shows at least. */
const FIRST_HOUR = 9
const LAST_HOUR = 23

/** The Monday of the week of a day. */
export function mondayOf(day: IsoDate): IsoDate {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return shiftDay(day, -((weekday + 6) % 7))
}

export const daysOfWeek = (monday: IsoDate): IsoDate[] =>
  [0, 1, 2, 3, 4, 5, 6].map((days) => shiftDay(monday, days))

/** Minutes of one day that an item takes. */
type Span = { from: number; to: number }

/** A part of an item on one day, with its place beside those that it overlaps. */
export type Block<Item> = Span & { item: Item; lane: number; lanes: number }

/** The parts of the items on a day: one that goes on past midnight has a part on the next day. */
export function blocksOf<Item extends AppointmentTime>(items: readonly Item[], day: IsoDate): Block<Item>[] {
  const before = shiftDay(day, -1)
  const parts = items.flatMap((item) => {
    const offset = item.day === day ? 0 : item.day === before ? DAY_MINUTES : null
    if (offset === null) return []
    const from = Math.max(0, item.startsAt - offset)
    const to = Math.min(DAY_MINUTES, item.endsAt - offset)
    return to > from ? [{ item, from, to }] : []
  })
  return sideBySide(parts)
}

/** Those that overlap, one by the other, share the width: each has the first lane that is free for it. */
function sideBySide<Part extends Span>(parts: readonly Part[]): (Part & { lane: number; lanes: number })[] {
  const sorted = parts.toSorted((one, other) => one.from - other.from || other.to - one.to)
  const placed: (Part & { lane: number; lanes: number })[] = []
  let group: typeof placed = []
  let ends: number[] = []
  for (const part of sorted) {
    if (ends.every((end) => end <= part.from)) {
      group = []
      ends = []
    }
    const free = ends.findIndex((end) => end <= part.from)
    const lane = free < 0 ? ends.length : free
    ends[lane] = part.to
    const block = { ...part, lane, lanes: ends.length }
    group.push(block)
    placed.push(block)
    for (const each of group) each.lanes = ends.length
  }
  return placed
}

/** The hours that a week spans: 9:00 to 23:00, and more where something is earlier or later. */
export function hoursOf(blocks: readonly Span[]): { first: number; last: number } {
  return {
    first: Math.min(FIRST_HOUR, ...blocks.map(({ from }) => Math.floor(from / 60))),
    last: Math.max(LAST_HOUR, ...blocks.map(({ to }) => Math.ceil(to / 60))),
  }
}
