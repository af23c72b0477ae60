import { and, eq, or, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { agendaItems } from '#db/schema/agenda.ts'
import { mergeRows } from '#domain/activity/three-way-merge.ts'
import { type AgendaItem, type Responsible, responsibleKey } from '#domain/agenda/agenda.ts'
import { notify } from '#server/areas/notifications/notify.ts'
import { type ActingMember, lockForWriting, recordChange } from '#server/core/changes.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import { Notified } from '#server/core/notified.ts'
import { findToldDates } from '#server/core/told-dates.queries.ts'
import { toldStart } from '#server/core/told-start.commands.ts'
import type { Clock } from '#server/platform/clock.ts'
import { newId } from '#server/platform/ids.ts'
import { countItems, findDay, findItem, itemColumns, toItem } from './agenda.queries.ts'
import { findDraftAmong } from './draft-responsible.queries.ts'

export type NewAgendaItem = Omit<AgendaItem, 'id' | 'dayId' | 'createdAt' | 'toldStartsAt'> & {
  id?: string | undefined
  createdAt?: string | undefined
}

/** Refused: this draft vendor would be responsible in a published day. */
export type DraftNamed = { draftNamed: string }

type Deps = Pick<Platform, 'db' | 'clock'> & Configured<'limits'>

/**
 * Adds an item to a day; idempotent: retries share the id, so a repeated one returns the existing item. `'noDay'` when
 * the day is gone, `'full'` when the agenda holds as many items as it may.
 */
export async function addItem(
  { db, clock, settings: { limits } }: Deps,
  by: ActingMember<'agenda', 'edit'>,
  dayId: string,
  added: NewAgendaItem,
): Promise<Notified<AgendaItem> | AgendaItem | 'noDay' | 'full' | DraftNamed> {
  const { weddingId } = by
  const id = added.id ?? newId()
  return db.transaction(async (tx) => {
    await lockForWriting(tx, weddingId, 'agenda')
    const existing = await findItem(tx, weddingId, id)
    if (existing) return existing
    const day = await findDay(tx, weddingId, dayId)
    if (!day) return 'noDay'
    const isNamed = !day.isDraft && (await findDraftAmong(tx, weddingId, added.responsible))
    if (isNamed) return { draftNamed: isNamed.name }
    if ((await countItems(tx, weddingId)) >= limits.wedding.agendaItems) return 'full'
    const [item] = await insertItems(tx, clock, by, dayId, [{ ...added, id }])
    await recordChange(tx, by, 'agenda')
    await notify(tx, clock, by, 'agenda.changed', { itemId: id, itemTitle: added.title })
    return new Notified(item!)
  })
}

/** Inserts items into a day; an id that exists already is left as it is. */
export async function insertItems(
  tx: Transaction,
  clock: Clock,
  { weddingId, actor }: ActingMember<'agenda', 'edit'>,
  dayId: string,
  items: readonly NewAgendaItem[],
): Promise<AgendaItem[]> {
  if (items.length === 0) return []
  const now = clock.now()
  const rows = items.map(({ id, time, createdAt, ...item }, index) => ({
    ...item,
    weddingId,
    dayId,
    id: id ?? newId(),
    ...time,
    updatedBy: actor.userId,
    updatedAt: now,
    // Microseconds keep the order in which they were sent.
    createdAt: createdAt
      ? sql`least(${createdAt}::timestamptz, ${now.toISOString()}::timestamptz)`
      : sql`${now.toISOString()}::timestamptz + ${index} * interval '1 microsecond'`,
  }))
  const inserted = await tx.insert(agendaItems).values(rows).onConflictDoNothing().returning(itemColumns)
  return inserted.map(toItem)
}

type Fields = Pick<AgendaItem, 'dayId' | 'title' | 'place' | 'mapUrl' | 'notes' | 'responsible' | 'time'> &
  Pick<AgendaItem, 'isFixed' | 'isShownToGuests' | 'isDone'>

export type AgendaItemChanges = { [Field in keyof Fields]?: Fields[Field] | undefined }

/**
 * Changes the given fields of an item and no other; `before` are those responsible as the change began, of whom others
 * may have added or taken some away since. The others are notified of everything but a tick, which they see in the
 * agenda itself.
 */
export async function updateItem(
  db: Database,
  clock: Clock,
  by: ActingMember<'agenda', 'edit'>,
  itemId: string,
  { time, responsible, ...others }: AgendaItemChanges,
  before?: readonly Responsible[],
): Promise<Notified<AgendaItem> | AgendaItem | 'noItem' | 'noDay' | DraftNamed> {
  const { weddingId, actor } = by
  return db.transaction(async (tx) => {
    const merged = responsible && before && (await mergeResponsible(tx, by, itemId, before, responsible))
    const fields = { ...others, responsible: merged ?? responsible }
    const given = Object.entries({ ...fields, ...time }).filter(([, value]) => value !== undefined)
    if (fields.dayId !== undefined) {
      await lockForWriting(tx, weddingId, 'agenda')
      if (!(await findDay(tx, weddingId, fields.dayId))) return 'noDay'
    }
    const draftNamed = await draftNamedBy(tx, by, itemId, fields)
    if (draftNamed !== undefined) return { draftNamed }
    let isNews = false
    if (given.length > 0) {
      const told = await findToldDates(tx, weddingId, clock.now())
      const isOnlyTick = given.every(([field]) => field === 'isDone')
      const changed = await tx
        .update(agendaItems)
        .set({
          ...Object.fromEntries(given),
          ...((time || fields.dayId !== undefined) && {
            toldStartsAt: toldStart(told, { startsAt: time?.startsAt, dayId: fields.dayId }),
          }),
          ...(!isOnlyTick && { updatedBy: actor.userId, updatedAt: clock.now() }),
        })
        .where(
          and(eq(agendaItems.weddingId, weddingId), eq(agendaItems.id, itemId), or(...given.map(isAnother))),
        )
        .returning({ title: agendaItems.title })
      const itemTitle = changed[0]?.title
      if (itemTitle !== undefined) {
        await recordChange(tx, by, 'agenda')
        isNews = !isOnlyTick
        if (isNews) await notify(tx, clock, by, 'agenda.changed', { itemId, itemTitle })
      }
    }
    const item = await findItem(tx, weddingId, itemId)
    if (!item) return 'noItem'
    return isNews ? new Notified(item) : item
  })
}

/** Those responsible after a change that began with `before`, of an item that is held until the transaction ends. */
async function mergeResponsible(
  tx: Transaction,
  { weddingId }: ActingMember<'agenda', 'edit'>,
  itemId: string,
  before: readonly Responsible[],
  given: readonly Responsible[],
): Promise<Responsible[] | undefined> {
  const [item] = await tx
    .select({ stored: agendaItems.responsible })
    .from(agendaItems)
    .where(and(eq(agendaItems.weddingId, weddingId), eq(agendaItems.id, itemId)))
    .for('update')
  if (!item) return undefined
  return mergeRows({ base: before, stored: item.stored, given }, responsibleKey)
}

/** The name of a draft vendor who would be responsible in a published day after the change. */
async function draftNamedBy(
  tx: Transaction,
  { weddingId }: ActingMember<'agenda', 'edit'>,
  itemId: string,
  { dayId, responsible }: AgendaItemChanges,
): Promise<string | undefined> {
  if (dayId === undefined && !responsible?.some(({ kind }) => kind === 'vendor')) return undefined
  const item = await findItem(tx, weddingId, itemId)
  const day = item && (await findDay(tx, weddingId, dayId ?? item.dayId))
  if (!day || day.isDraft) return undefined
  return (await findDraftAmong(tx, weddingId, responsible ?? item.responsible))?.name
}

function isAnother([field, value]: [string, unknown]) {
  const column = agendaItems[field as keyof typeof agendaItems.$inferSelect]
  const given = field === 'responsible' ? sql`${JSON.stringify(value)}::jsonb` : sql`${value}`
  return sql`${column} is distinct from ${given}`
}

/** Removes an item; `false` when there is no such item. */
export async function removeItem(
  db: Database,
  clock: Clock,
  by: ActingMember<'agenda', 'edit'>,
  itemId: string,
): Promise<Notified<true> | false> {
  const { weddingId } = by
  return db.transaction(async (tx) => {
    const [removed] = await tx
      .delete(agendaItems)
      .where(and(eq(agendaItems.weddingId, weddingId), eq(agendaItems.id, itemId)))
      .returning({ title: agendaItems.title })
    if (!removed) return false
    await recordChange(tx, by, 'agenda')
    await notify(tx, clock, by, 'agenda.changed', { itemId: null, itemTitle: removed.title })
    return new Notified(true)
  })
}
