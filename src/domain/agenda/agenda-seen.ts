import type { IsoDate } from '../time/dates.ts'

/** An item as a vendor was shown it, to say later what has changed. */
export type SeenItem = { id: string; title: string; date: IsoDate; startsAt: number; place: string | null }

/** Items that moved by the same minutes, so that one sentence says it. */
export type Shift = { minutes: number; items: SeenItem[] }

export type SeenChanges = {
  /** Earlier or later on the same date; `minutes` is negative for earlier. */
  shifts: Shift[]
  /** On another date now. */
  redated: SeenItem[]
  placed: SeenItem[]
  added: SeenItem[]
  removed: SeenItem[]
  /** The start that a vendor saw before, of items that have another one now, by id. */
  formerStarts: ReadonlyMap<string, number>
}

/** Lists the changes since a vendor last looked; none when they never did. */
export function changesSince(before: readonly SeenItem[] | null, now: readonly SeenItem[]): SeenChanges {
  const changes = {
    shifts: [] as Shift[],
    redated: [] as SeenItem[],
    placed: [] as SeenItem[],
    added: [] as SeenItem[],
    removed: [] as SeenItem[],
    formerStarts: new Map<string, number>(),
  }
  if (before === null) return changes
  const known = new Map(before.map((item) => [item.id, item]))
  for (const item of now) {
    const former = known.get(item.id)
    known.delete(item.id)
    if (!former) {
      changes.added.push(item)
      continue
    }
    if (former.date !== item.date) changes.redated.push(item)
    else if (former.startsAt !== item.startsAt)
      addShift(changes.shifts, item, item.startsAt - former.startsAt)
    if (former.startsAt !== item.startsAt) changes.formerStarts.set(item.id, former.startsAt)
    if (former.place !== item.place) changes.placed.push(item)
  }
  changes.removed.push(...known.values())
  return changes
}

function addShift(shifts: Shift[], item: SeenItem, minutes: number) {
  const shift = shifts.find((one) => one.minutes === minutes)
  if (shift) shift.items.push(item)
  else shifts.push({ minutes, items: [item] })
}

/** Whether there is anything to say. */
export const hasChanges = ({ shifts, redated, placed, added, removed }: SeenChanges): boolean =>
  [shifts, redated, placed, added, removed].some((list) => list.length > 0)
