import { type AgendaItem, type AgendaTime, type Responsible, responsibleKey } from './agenda.ts'
import { onDate } from './agenda-clock.ts'
import type { IsoDate } from './dates.ts'

/** What of an item is prepared in a draft of its day; a tick belongs to the published day. */
export const PREPARED_FIELDS = [
  'time',
  'title',
  'place',
  'mapUrl',
  'notes',
  'responsible',
  'isFixed',
  'isShownToGuests',
] as const satisfies readonly (keyof AgendaItem)[]

export type PreparedField = (typeof PREPARED_FIELDS)[number]
export type PreparedFields = Pick<AgendaItem, PreparedField>

/**
 * A day as it was when its changes began to be prepared: the base of a three-way merge. A field that is missing is not
 * known, for drafts that are older than this record, and counts as changed on both sides.
 */
export type MergeBase = {
  name?: string
  date?: IsoDate
  /** By the id of the published item. */
  items: Record<string, { copyId: string; fields: Partial<PreparedFields> }>
}

export type DraftedItem = PreparedFields & { id: string; replaces: string | null }
export type PublishedItem = PreparedFields & { id: string; dayId: string }

/**
 * What two sides have changed each in its own way. `field` is `item` where one of them has removed what the other has
 * changed, whose value is then `null`.
 */
export type MergeConflict = {
  /** The published item; `null` for a field of the day. */
  itemId: string | null
  title: string
  field: PreparedField | 'name' | 'date' | 'dayId' | 'item'
  published: unknown
  prepared: unknown
}

export type Side = 'published' | 'prepared'

export type Merge = {
  /** What of the published day becomes another. */
  day: { name: string; date: IsoDate }
  changes: { itemId: string; fields: Partial<PreparedFields> & { dayId?: string } }[]
  /** Published items that go. */
  removed: string[]
  /** Items of the draft that become items of the day, with their time on its date. */
  added: { copyId: string; time: AgendaTime }[]
  /** What nobody has decided on: with one of these nothing is published. */
  conflicts: MergeConflict[]
}

export type MergeSides = {
  base: MergeBase
  draft: { name: string; date: IsoDate; items: readonly DraftedItem[] }
  /** The published day, with its items and those of its copies that were moved to another day. */
  published: { id: string; name: string; date: IsoDate; items: readonly PublishedItem[] }
}

/**
 * Puts prepared changes together with what others changed in the published day meanwhile, field by field: what one
 * side alone has changed is taken from it, and `decide` says which side counts where both have.
 */
export function mergeDay(
  { base, draft, published }: MergeSides,
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
  const onThisDate = <Item extends { time: AgendaTime }>(item: Item, from: IsoDate): Item => ({
    ...item,
    time: timeOnDate(item.time, from, merge.day.date),
  })
  const drafted = draft.items.map((item) => onThisDate(item, draft.date))
  const present = new Map(published.items.map((item) => [item.id, onThisDate(item, published.date)]))
  const copied = new Set<string>()
  for (const [itemId, { was, copy }] of pairsOf(base, drafted)) {
    const fields = was.time
      ? { ...was, time: timeOnDate(was.time, base.date ?? draft.date, merge.day.date) }
      : was
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

type Pair = {
  itemId: string
  dayId: string
  was: Partial<PreparedFields>
  copy: DraftedItem | undefined
  item: PublishedItem | undefined
}

function mergeItem(merge: Merge, settle: (conflict: MergeConflict) => Side, pair: Pair) {
  const { itemId, dayId, was, copy, item } = pair
  const conflict = (field: MergeConflict['field'], published: unknown, prepared: unknown) =>
    settle({ itemId, title: (item ?? copy)!.title, field, published, prepared })
  if (!copy && !item) return
  if (!item) {
    if (isChanged(was, copy!) && conflict('item', null, copy!.title) === 'prepared')
      merge.added.push({ copyId: copy!.id, time: copy!.time })
    return
  }
  const isMoved = item.dayId !== dayId
  if (!copy) {
    const isTouched = isMoved || isChanged(was, item)
    if (!isTouched || conflict('item', item.title, null) === 'prepared') merge.removed.push(itemId)
    return
  }
  if (isMoved) {
    if (isChanged(was, copy) && conflict('dayId', item.dayId, dayId) === 'prepared')
      merge.changes.push({ itemId, fields: { ...preparedOf(copy), dayId } })
    return
  }
  const fields = PREPARED_FIELDS.filter((field) => {
    const values = { base: was[field], published: item[field], prepared: copy[field] }
    return (sideOf(values) ?? conflict(field, values.published, values.prepared)) === 'prepared'
  }).filter((field) => !isSame(item[field], copy[field]))
  if (fields.length > 0)
    merge.changes.push({ itemId, fields: Object.fromEntries(fields.map((field) => [field, copy[field]])) })
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

/** Which side has changed a value alone; `undefined` where both have, each in its own way. */
function sideOf(values: { base: unknown; published: unknown; prepared: unknown }): Side | undefined {
  if (isSame(values.published, values.prepared)) return 'published'
  if (values.base === undefined) return undefined
  if (isSame(values.base, values.prepared)) return 'published'
  return isSame(values.base, values.published) ? 'prepared' : undefined
}

const isChanged = (was: Partial<PreparedFields>, item: PreparedFields) =>
  PREPARED_FIELDS.some((field) => was[field] === undefined || !isSame(was[field], item[field]))

const preparedOf = (item: PreparedFields) =>
  Object.fromEntries(PREPARED_FIELDS.map((field) => [field, item[field]])) as PreparedFields

const timeOnDate = ({ startsAt, endsAt }: AgendaTime, from: IsoDate, to: IsoDate): AgendaTime => {
  const start = onDate(startsAt, from, to)
  return { startsAt: start, endsAt: endsAt === null ? null : Math.max(onDate(endsAt, from, to), start + 1) }
}

/** The keys of what the database keeps as JSON come in another order than they were sent. */
const isSame = (one: unknown, other: unknown): boolean => comparable(one) === comparable(other)

function comparable(value: unknown): string {
  if (Array.isArray(value))
    return (value as Responsible[]).map((who) => responsibleKey(who) + phoneOf(who)).join('\n')
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? ''
  const { startsAt, endsAt } = value as AgendaTime
  return `${startsAt} ${endsAt}`
}

/** A person is the same however the name is written, and yet one may have changed it. */
const phoneOf = (who: Responsible) => (who.kind === 'person' ? ` ${who.name} ${who.phone}` : '')
