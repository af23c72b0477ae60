import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { agendaDays } from '#db/schema/agenda.ts'
import type { AgendaDay } from '#domain/agenda.ts'
import { type ActingMember, lockForWriting, recordChange } from '../changes.ts'
import type { Platform } from '../context.ts'
import { Notified } from '../notifications/notified.ts'
import { notify, type Recipients } from '../notifications/notify.ts'
import { takeBackNotification } from '../notifications/take-back.commands.ts'
import type { Clock } from '../platform/clock.ts'
import type { DraftNamed } from './agenda.commands.ts'
import { countItems, dayColumns, findDay } from './agenda.queries.ts'
import { findDraftInDays } from './draft-responsible.queries.ts'

type Editor = ActingMember<'agenda', 'edit'>

/** What of an item is prepared: a tick belongs to the day itself. */
const PREPARED = `starts_at, ends_at, title, place, map_url, notes, responsible, is_fixed, is_shown_to_guests`

/**
 * Makes a draft of a published day, in which changes wait until they are published. The items keep the instant of
 * their last change, so that what is changed in the draft can be told from what was copied.
 */
export async function prepareDay(
  { db, clock, limits }: Pick<Platform, 'db' | 'clock' | 'limits'>,
  by: Editor,
  dayId: string,
): Promise<AgendaDay | 'full' | undefined> {
  const { weddingId } = by
  return db.transaction(async (tx) => {
    await lockForWriting(tx, weddingId, 'agenda')
    const day = await findDay(tx, weddingId, dayId)
    if (!day || day.isDraft) return day
    const [open] = await tx
      .select(dayColumns)
      .from(agendaDays)
      .where(and(eq(agendaDays.weddingId, weddingId), eq(agendaDays.replaces, dayId)))
    if (open) return open
    if ((await countItems(tx, weddingId)) >= limits.wedding.agendaItems) return 'full'
    const id = randomUUID()
    await tx.execute(sql`
      insert into agenda_days (wedding_id, id, name, date, drafted_at, replaces, created_at)
      select wedding_id, ${id}::uuid, name, date, ${clock.now().toISOString()}::timestamptz, id, created_at
      from agenda_days where wedding_id = ${weddingId} and id = ${dayId}`)
    await tx.execute(sql`
      insert into agenda_items (wedding_id, id, day_id, replaces, ${sql.raw(PREPARED)}, is_done, updated_by,
        updated_at, created_at)
      select wedding_id, gen_random_uuid(), ${id}::uuid, id, ${sql.raw(PREPARED)}, is_done, updated_by, updated_at,
        created_at
      from agenda_items where wedding_id = ${weddingId} and day_id = ${dayId}`)
    await recordChange(tx, by, 'agenda')
    return findDay(tx, weddingId, id)
  })
}

/**
 * Shows drafts to the other members, with one notification of all; gives how many there were. A draft of changes goes
 * into the day that it replaces.
 */
export async function publishDays(
  db: Database,
  clock: Clock,
  by: Editor,
  dayIds: string[],
): Promise<Notified<number> | number | DraftNamed> {
  return db.transaction(async (tx) => {
    await lockForWriting(tx, by.weddingId, 'agenda')
    const shown = await showDays(tx, by, dayIds)
    if (!shown || 'draftNamed' in shown) return shown ?? 0
    await recordChange(tx, by, 'agenda')
    await notifyOfDays(tx, clock, by, shown)
    return new Notified(shown.count)
  })
}

/** Shows drafts as a part of a publication that holds the lock; `null` when none of them is one any more. */
export async function showDays(
  tx: Transaction,
  by: Editor,
  dayIds: string[],
): Promise<ShownDays | DraftNamed | null> {
  const { weddingId } = by
  const drafts = await tx
    .select({ id: agendaDays.id, name: agendaDays.name, replaces: agendaDays.replaces })
    .from(agendaDays)
    .where(and(among(by, dayIds), isNotNull(agendaDays.draftedAt)))
    .orderBy(agendaDays.id)
  const [first] = drafts
  if (!first) return null
  const named = await findDraftInDays(
    tx,
    weddingId,
    drafts.map(({ id }) => id),
  )
  if (named) return { draftNamed: named.name }
  for (const { id, replaces } of drafts) {
    if (replaces) await applyChanges(tx, by, id, replaces)
    else
      await tx
        .update(agendaDays)
        .set({ draftedAt: null })
        .where(among(by, [id]))
  }
  const changed = drafts.filter(({ replaces }) => replaces !== null).length
  return { dayId: first.replaces ?? first.id, dayName: first.name, count: drafts.length, changed }
}

/** `changed` are those whose changes went into a day that was published already. */
type ShownDays = { dayId: string; dayName: string; count: number; changed: number }

export const notifyOfDays = (
  tx: Transaction,
  clock: Clock,
  by: Editor,
  { dayId, dayName, count, changed }: ShownDays,
  whom?: Recipients,
) =>
  notify(
    tx,
    clock,
    by,
    'agenda.published',
    { dayId, dayName, published: count, hasChanges: changed === count },
    whom,
  )

/**
 * Puts what a draft has changed into its day. What another member changed, added or removed there meanwhile stays,
 * unless the draft has changed the same item.
 */
async function applyChanges(tx: Transaction, { weddingId }: Editor, draftId: string, dayId: string) {
  const draft = sql`select * from agenda_days where wedding_id = ${weddingId} and id = ${draftId}`
  await tx.execute(sql`
    update agenda_days set name = draft.name, date = draft.date from (${draft}) draft
    where agenda_days.wedding_id = ${weddingId} and agenda_days.id = ${dayId}`)
  await tx.execute(sql`
    delete from agenda_items i using (${draft}) draft
    where i.wedding_id = ${weddingId} and i.day_id = ${dayId}
      and i.created_at <= draft.drafted_at and i.updated_at <= draft.drafted_at
      and not exists (
        select from agenda_items c where c.wedding_id = ${weddingId} and c.day_id = ${draftId} and c.replaces = i.id)`)
  await tx.execute(sql`
    update agenda_items i set (${sql.raw(PREPARED)}, updated_by, updated_at) = (
      select ${sql.raw(PREPARED)}, updated_by, updated_at from agenda_items c
      where c.wedding_id = i.wedding_id and c.day_id = ${draftId} and c.replaces = i.id)
    where i.wedding_id = ${weddingId} and i.day_id = ${dayId} and exists (
      select from agenda_items c, (${draft}) draft
      where c.wedding_id = i.wedding_id and c.day_id = ${draftId} and c.replaces = i.id
        and c.updated_at > draft.drafted_at)`)
  await tx.execute(sql`
    update agenda_items i set day_id = ${dayId}, replaces = null from (${draft}) draft
    where i.wedding_id = ${weddingId} and i.day_id = ${draftId}
      and (i.replaces is null or i.updated_at > draft.drafted_at)
      and not exists (select from agenda_items o where o.wedding_id = i.wedding_id and o.id = i.replaces)`)
  // What is left of the draft goes unnoted: it was never a day of those who read of the publication.
  await tx.execute(sql`select set_config('azahar.activity', 'off', true)`)
  await takeAlong(tx, weddingId, draftId)
  await tx.execute(sql`delete from agenda_days where wedding_id = ${weddingId} and id = ${draftId}`)
  await tx.execute(sql`select set_config('azahar.activity', '', true)`)
}

/** What was said and kept at the items of a draft goes to those that they replace; a file takes the place of its namesake. */
async function takeAlong(tx: Transaction, weddingId: string, draftId: string) {
  const items = sql`from agenda_items c
    where c.wedding_id = ${weddingId} and c.day_id = ${draftId} and c.replaces is not null
      and t.wedding_id = c.wedding_id and t.kind = 'item'`
  await tx.execute(sql`update comments t set target = c.replaces::text ${items} and t.target = c.id::text`)
  await tx.execute(sql`
    delete from item_files o using item_files t, agenda_items c
    where c.wedding_id = ${weddingId} and c.day_id = ${draftId}
      and (t.wedding_id, t.kind, t.item_id) = (c.wedding_id, 'item', c.id)
      and (o.wedding_id, o.kind, o.item_id, o.name) = (t.wedding_id, t.kind, c.replaces, t.name)`)
  await tx.execute(sql`update item_files t set item_id = c.replaces ${items} and t.item_id = c.id`)
}

/** Makes days drafts again, and takes the notification back from those who have not read it. */
export async function unpublishDays(
  db: Database,
  clock: Clock,
  by: Editor,
  dayIds: string[],
): Promise<Notified<number> | number> {
  return db.transaction(async (tx) => {
    const rows = await tx
      .update(agendaDays)
      .set({ draftedAt: clock.now() })
      .where(and(among(by, dayIds), isNull(agendaDays.draftedAt)))
      .returning({ id: agendaDays.id })
    const first = rows.map(({ id }) => id).toSorted()[0]
    if (!first) return 0
    await recordChange(tx, by, 'agenda')
    await takeBackNotification(tx, by, 'agenda.published', first)
    return new Notified(rows.length)
  })
}

const among = ({ weddingId }: Editor, dayIds: string[]) =>
  and(eq(agendaDays.weddingId, weddingId), inArray(agendaDays.id, dayIds))
