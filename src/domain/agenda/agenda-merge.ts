import type { IsoDate, ZonedDay } from '../time/dates.ts'
import type { AgendaTime } from './agenda.ts'
import { onDate } from './agenda-clock.ts'
import { isSame, mergeItem, sideOf } from './agenda-merge-item.ts'
import type {
  DraftedItem,
  Merge,
  MergeBase,
  MergeConflict,
  MergeSides,
  PublishedItem,
  Side,
} from './agenda-merge-types.ts'

/**
 * Puts prepared changes together with what others changed in the published day meanwhile, field by field: what one
 * side alone has changed is taken from it, and `decide` says which side counts where both have.
 */
export function mergeDay(
  { base, draft, published, timeZone }: MergeSides,
  decide: (conflict: MergeConflict) => Side | undefined,
): Merge {
  const merge: Merge = { day: { name: '', date: '' }, changes: [], removed: [], added: [], conflicts: [] }
  const settle = (conflict: MergeConflict): Side => {
    const side = decide(conflict)
    if (!side) merge.conflicts.push(conflict)
    return side ?? 'published'
  }
  const ofDay = (field: 'name' | 'date') => {
    const values = { base: base[field], published: published[field], prepared: draft[field] }
    const side = sideOf(values) ?? settle({ itemId: null, title: published.name, field, ...values })
    return values[side]
  }
  merge.day = { name: ofDay('name'), date: ofDay('date') }
  const inZone = (time: AgendaTime, from: IsoDate) =>
    timeOnDate(time, { date: from, timeZone }, { date: merge.day.date, timeZone })
  const onThisDate = <Item extends { time: AgendaTime }>(item: Item, from: IsoDate): Item => ({
    ...item,
    time: inZone(item.time, from),
  })
  const drafted = draft.items.map((item) => onThisDate(item, draft.date))
  const present = new Map(published.items.map((item) => [item.id, onThisDate(item, published.date)]))
  const copied = new Set<string>()
  for (const [itemId, { was, copy }] of pairsOf(base, drafted)) {
    const fields = was.time ? { ...was, time: inZone(was.time, base.date ?? draft.date) } : was
    if (copy) copied.add(copy.id)
    mergeItem(merge, settle, { itemId, dayId: published.id, was: fields, copy, item: present.get(itemId) })
  }
  for (const { id, time } of drafted) if (!copied.has(id)) merge.added.push({ copyId: id, time })
  retime(merge, published, present)
  return merge
}

/** The published items that were copied, with what they were and the copy, as far as it is there. */
function pairsOf(base: MergeBase, drafted: readonly DraftedItem[]) {
  const pairs = new Map(
    Object.entries(base.items).map(([itemId, { copyId, fields }]) => [
      itemId,
      // A copy that was removed and brought back no longer says what it replaces.
      { was: fields, copy: drafted.find(({ id, replaces }) => replaces === itemId || id === copyId) },
    ]),
  )
  for (const copy of drafted)
    if (copy.replaces !== null && !pairs.has(copy.replaces)) pairs.set(copy.replaces, { was: {}, copy })
  return pairs
}

/** Items keep the time that the clock showed when their day goes to another date. */
function retime(
  merge: Merge,
  published: MergeSides['published'],
  present: ReadonlyMap<string, PublishedItem>,
) {
  for (const { id, dayId, time } of published.items) {
    const { time: onDay } = present.get(id)!
    if (dayId !== published.id || merge.removed.includes(id) || isSame(time, onDay)) continue
    const change = merge.changes.find(({ itemId }) => itemId === id)
    if (!change) merge.changes.push({ itemId: id, fields: { time: onDay } })
    else change.fields.time ??= onDay
  }
}

const timeOnDate = ({ startsAt, endsAt }: AgendaTime, from: ZonedDay, to: ZonedDay): AgendaTime => {
  const start = onDate(startsAt, from, to)
  return { startsAt: start, endsAt: endsAt === null ? null : Math.max(onDate(endsAt, from, to), start + 1) }
}
