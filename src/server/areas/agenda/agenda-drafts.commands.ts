import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { MergeDecision } from '#contract/agenda-merge.ts'
import type { Database, Transaction } from '#db/client.ts'
import { agendaDays } from '#db/schema/agenda.ts'
import type { AgendaDay } from '#domain/agenda/agenda.ts'
import { notify, type Recipients } from '#server/areas/notifications/notify.ts'
import { takeBackNotification } from '#server/areas/notifications/take-back.commands.ts'
import { type ActingMember, lockForWriting, recordChange } from '#server/core/changes.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import { Notified } from '#server/core/notified.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { DraftNamed } from './agenda.commands.ts'
import { countItems, dayColumns, findDay } from './agenda.queries.ts'
import { keepMergeBase, mergeDrafts, type Undecided } from './agenda-merge.commands.ts'
import { applyMerge } from './apply-merge.commands.ts'
import { findDraftInDays } from './draft-responsible.queries.ts'

type Editor = ActingMember<'agenda', 'edit'>

/** The columns of what is prepared of an item: a tick belongs to the day itself. */
const PREPARED = `starts_at, ends_at, title, place, map_url, notes, responsible, is_fixed, is_shown_to_guests`

/**
 * Makes a draft of a published day, in which changes wait until they are published. The items keep the instant of
 * their last change, so that what is changed in the draft can be told from what was copied.
 */
export async function prepareDay(
  { db, clock, settings: { limits } }: Pick<Platform, 'db' | 'clock'> & Configured<'limits'>,
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
    // The items are locked, so that none changes between the copy and the record of what was copied.
    await tx.execute(sql`
      select from agenda_items where wedding_id = ${weddingId} and day_id = ${dayId} for update`)
    await tx.execute(sql`
      insert into agenda_items (wedding_id, id, day_id, replaces, ${sql.raw(PREPARED)}, is_done, updated_by,
        updated_at, created_at)
      select wedding_id, gen_random_uuid(), ${id}::uuid, id, ${sql.raw(PREPARED)}, is_done, updated_by, updated_at,
        created_at
      from agenda_items where wedding_id = ${weddingId} and day_id = ${dayId}`)
    await keepMergeBase(tx, by, id)
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
  chosen: ChosenDays,
): Promise<Notified<number> | number | DraftNamed | Undecided> {
  return db.transaction(async (tx) => {
    await lockForWriting(tx, by.weddingId, 'agenda')
    const shown = await showDays(tx, clock, by, chosen)
    if (!shown || 'draftNamed' in shown || 'conflicts' in shown) return shown ?? 0
    await recordChange(tx, by, 'agenda')
    await notifyOfDays(tx, clock, by, shown)
    return new Notified(shown.count)
  })
}

/** The drafts to publish, and which side counts in conflicts that were shown. */
export type ChosenDays = { dayIds: string[]; decisions: readonly MergeDecision[] }

/** Shows drafts as a part of a publication that holds the lock; `null` when none of them is one any more. */
export async function showDays(
  tx: Transaction,
  clock: Clock,
  by: Editor,
  { dayIds, decisions }: ChosenDays,
): Promise<ShownDays | DraftNamed | Undecided | null> {
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
  const merges = await mergeDrafts(tx, by, drafts, decisions)
  if ('conflicts' in merges) return merges
  const news = drafts.filter(({ replaces }) => replaces === null).map(({ id }) => id)
  if (news.length > 0) await tx.update(agendaDays).set({ draftedAt: null }).where(among(by, news))
  for (const merge of merges.ready) await applyMerge(tx, clock, by, merge)
  const changed = merges.ready.length
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
