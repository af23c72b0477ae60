import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { MergeConflict, MergeDecision } from '#contract/agenda-merge.ts'
import type { Transaction } from '#db/client.ts'
import { agendaDays, agendaItems } from '#db/schema/agenda.ts'
import {
  type DraftedItem,
  type Merge,
  type MergeBase,
  mergeDay,
  PREPARED_FIELDS,
  type PreparedFields,
  type Side,
} from '#domain/agenda-merge.ts'
import { MERGE_DECISIONS_MAX } from '#domain/drafts.ts'
import { touchItems } from '../agenda-items/touch-items.commands.ts'
import type { ActingMember } from '../changes.ts'
import type { Clock } from '../platform/clock.ts'
import { shortHash } from '../platform/short-hash.ts'
import { itemColumns, toItem } from './agenda.queries.ts'

type Editor = ActingMember<'agenda', 'edit'>

/** What nobody has decided on: nothing is published. */
export type Undecided = { conflicts: MergeConflict[] }

type ReadyMerge = { draftId: string; dayId: string; wasDate: string; drafted: Drafted[]; merge: Merge }

/** Keeps with a draft what it was copied from, so that its changes can be told from those of the others. */
export async function keepMergeBase(tx: Transaction, { weddingId }: Editor, draftId: string): Promise<void> {
  const ofDraft = and(eq(agendaDays.weddingId, weddingId), eq(agendaDays.id, draftId))
  const [day] = await tx
    .select({ name: agendaDays.name, date: agendaDays.date })
    .from(agendaDays)
    .where(ofDraft)
  const copies = await listDrafted(tx, weddingId, draftId)
  const items: MergeBase['items'] = Object.fromEntries(
    copies.map((copy) => [copy.replaces!, { copyId: copy.id, fields: preparedOf(copy) }]),
  )
  await tx
    .update(agendaDays)
    .set({ mergeBase: { ...day!, items } })
    .where(ofDraft)
}

/** Puts the changes of drafts together with those that others have made in their days, of which nothing is written yet. */
export async function mergeDrafts(
  tx: Transaction,
  by: Editor,
  drafts: readonly { id: string; replaces: string | null }[],
  decisions: readonly MergeDecision[],
): Promise<{ ready: ReadyMerge[] } | Undecided> {
  const taken = new Map(decisions.map(({ key, take }) => [key, take]))
  const ready: ReadyMerge[] = []
  const conflicts: MergeConflict[] = []
  for (const { id, replaces } of drafts) {
    if (replaces === null) continue
    const found = await mergeDraft(tx, by, { draftId: id, dayId: replaces }, taken)
    ready.push(found)
    conflicts.push(...found.conflicts)
  }
  return conflicts.length > 0 ? { conflicts: conflicts.slice(0, MERGE_DECISIONS_MAX) } : { ready }
}

async function mergeDraft(
  tx: Transaction,
  { weddingId }: Editor,
  { draftId, dayId }: { draftId: string; dayId: string },
  taken: ReadonlyMap<string, Side>,
): Promise<ReadyMerge & Undecided> {
  const days = await tx
    .select({ id: agendaDays.id, name: agendaDays.name, date: agendaDays.date, base: agendaDays.mergeBase })
    .from(agendaDays)
    .where(and(eq(agendaDays.weddingId, weddingId), inArray(agendaDays.id, [draftId, dayId])))
    .for('update')
  const draft = days.find(({ id }) => id === draftId)!
  const published = days.find(({ id }) => id === dayId)!
  const base = draft.base ?? { items: {} }
  const drafted = await listDrafted(tx, weddingId, draftId)
  // What is changed while the merge is made waits until it is written.
  const items = await tx
    .select(itemColumns)
    .from(agendaItems)
    .where(
      and(
        eq(agendaItems.weddingId, weddingId),
        or(eq(agendaItems.dayId, dayId), inArray(agendaItems.id, Object.keys(base.items))),
      ),
    )
    .for('update')
  const sides = {
    base,
    draft: { ...draft, items: drafted },
    published: { ...published, items: items.map(toItem) },
  }
  const keyOf = ({ itemId, field, published: one, prepared }: Merge['conflicts'][number]) =>
    shortHash(JSON.stringify([draftId, itemId, field, one, prepared]))
  const merge = mergeDay(sides, (conflict) => taken.get(keyOf(conflict)))
  const conflicts = merge.conflicts.map((conflict) => ({
    ...(conflict as Pick<MergeConflict, 'published' | 'prepared'> & typeof conflict),
    key: keyOf(conflict),
    dayId: draftId,
    dayName: published.name,
    date: merge.day.date,
  }))
  return { draftId, dayId, wasDate: published.date, drafted, merge, conflicts }
}

/** Writes a merge into its day; what is left of the draft goes. */
export async function applyMerge(
  tx: Transaction,
  clock: Clock,
  by: Editor,
  ready: ReadyMerge,
): Promise<void> {
  const { weddingId } = by
  const { draftId, dayId, wasDate, drafted, merge } = ready
  const { day, changes, removed, added } = merge
  await tx
    .update(agendaDays)
    .set(day)
    .where(and(eq(agendaDays.weddingId, weddingId), eq(agendaDays.id, dayId)))
  const itemIs = (id: string) => and(eq(agendaItems.weddingId, weddingId), eq(agendaItems.id, id))
  const updatedAt = clock.now()
  if (removed.length > 0)
    await tx
      .delete(agendaItems)
      .where(and(eq(agendaItems.weddingId, weddingId), inArray(agendaItems.id, removed)))
  for (const { itemId, fields } of changes) {
    const { time, ...others } = fields
    const author = drafted.find((copy) => copy.replaces === itemId)
    await tx
      .update(agendaItems)
      .set({ ...others, ...time, updatedAt, updatedBy: author?.updatedBy ?? by.actor.userId })
      .where(itemIs(itemId))
  }
  for (const { copyId, time } of added)
    await tx
      .update(agendaItems)
      .set({ dayId, replaces: null, ...time, updatedAt })
      .where(itemIs(copyId))
  if (day.date !== wasDate) await touchItems(tx, clock, by, { dayIds: [dayId] })
  await replaceNamesakes(tx, weddingId, draftId)
  // What is left of the draft goes unnoted: it was never a day of those who read of the publication.
  await tx.execute(sql`select set_config('azahar.activity', 'off', true)`)
  await takeAlong(tx, weddingId, draftId)
  await tx.execute(sql`delete from agenda_days where wedding_id = ${weddingId} and id = ${draftId}`)
  await tx.execute(sql`select set_config('azahar.activity', '', true)`)
}

/** A file that was kept at an item of a draft takes the place of its namesake, which goes to the bin. */
const replaceNamesakes = (tx: Transaction, weddingId: string, draftId: string) =>
  tx.execute(sql`
    update item_files o set deleted_at = now() from item_files t, agenda_items c
    where c.wedding_id = ${weddingId} and c.day_id = ${draftId} and o.deleted_at is null and t.deleted_at is null
      and (t.wedding_id, t.kind, t.item_id) = (c.wedding_id, 'item', c.id)
      and (o.wedding_id, o.kind, o.item_id, o.name) = (t.wedding_id, t.kind, c.replaces, t.name)`)

/** What was said and kept at the items of a draft goes to those that they replace. */
async function takeAlong(tx: Transaction, weddingId: string, draftId: string) {
  const items = sql`from agenda_items c
    where c.wedding_id = ${weddingId} and c.day_id = ${draftId} and c.replaces is not null
      and t.wedding_id = c.wedding_id and t.kind = 'item' and t.deleted_at is null`
  await tx.execute(sql`update comments t set target = c.replaces::text ${items} and t.target = c.id::text`)
  await tx.execute(sql`update item_files t set item_id = c.replaces ${items} and t.item_id = c.id`)
}

type Drafted = DraftedItem & { updatedBy: string | null }

async function listDrafted(
  tx: Transaction,
  weddingId: Editor['weddingId'],
  draftId: string,
): Promise<Drafted[]> {
  const rows = await tx
    .select({ ...itemColumns, replaces: agendaItems.replaces, updatedBy: agendaItems.updatedBy })
    .from(agendaItems)
    .where(and(eq(agendaItems.weddingId, weddingId), eq(agendaItems.dayId, draftId)))
  return rows.map((row) => ({ ...toItem(row), replaces: row.replaces, updatedBy: row.updatedBy }))
}

const preparedOf = (item: PreparedFields) =>
  Object.fromEntries(PREPARED_FIELDS.map((field) => [field, item[field]])) as PreparedFields
