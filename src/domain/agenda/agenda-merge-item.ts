import { type AgendaTime, type Responsible, responsibleKey } from './agenda.ts'
import {
  type DraftedItem,
  type Merge,
  type MergeConflict,
  PREPARED_FIELDS,
  type PreparedFields,
  type PublishedItem,
  type Side,
} from './agenda-merge-types.ts'

type Pair = {
  itemId: string
  dayId: string
  was: Partial<PreparedFields>
  copy: DraftedItem | undefined
  item: PublishedItem | undefined
}

/** Merges one published item and its copy. */
export function mergeItem(merge: Merge, settle: (conflict: MergeConflict) => Side, pair: Pair) {
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

/** Which side has changed a value alone; `undefined` where both have, each in its own way. */
export function sideOf(values: { base: unknown; published: unknown; prepared: unknown }): Side | undefined {
  if (isSame(values.published, values.prepared)) return 'published'
  if (values.base === undefined) return undefined
  if (isSame(values.base, values.prepared)) return 'published'
  return isSame(values.base, values.published) ? 'prepared' : undefined
}

const isChanged = (was: Partial<PreparedFields>, item: PreparedFields) =>
  PREPARED_FIELDS.some((field) => was[field] === undefined || !isSame(was[field], item[field]))

/** The fields of an item that are prepared, and no other. */
export const preparedOf = (item: PreparedFields) =>
  Object.fromEntries(PREPARED_FIELDS.map((field) => [field, item[field]])) as PreparedFields

/** The keys of what the database keeps as JSON come in another order than they were sent. */
export const isSame = (one: unknown, other: unknown): boolean => comparable(one) === comparable(other)

function comparable(value: unknown): string {
  if (Array.isArray(value))
    return (value as Responsible[]).map((who) => responsibleKey(who) + phoneOf(who)).join('\n')
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? ''
  const { startsAt, endsAt } = value as AgendaTime
  return `${startsAt} ${endsAt}`
}

/** A person is the same however the name is written, and yet one may have changed it. */
const phoneOf = (who: Responsible) => (who.kind === 'person' ? ` ${who.name} ${who.phone}` : '')
