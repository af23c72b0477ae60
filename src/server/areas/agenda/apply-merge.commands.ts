import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { agendaDays, agendaItems } from '#db/schema/agenda.ts'
import { touchItems } from '#server/areas/agenda-items/touch-items.commands.ts'
import type { ActingMember } from '#server/core/changes.ts'
import { findToldDates } from '#server/core/told-dates.queries.ts'
import { forgetToldStarts, toldStart } from '#server/core/told-start.commands.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { ReadyMerge } from './agenda-merge.commands.ts'

type Editor = ActingMember<'agenda', 'edit'>

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
  const told = await findToldDates(tx, weddingId, updatedAt)
  if (removed.length > 0)
    await tx
      .delete(agendaItems)
      .where(and(eq(agendaItems.weddingId, weddingId), inArray(agendaItems.id, removed)))
  for (const { itemId, fields } of changes) {
    const { time, ...others } = fields
    const author = drafted.find((copy) => copy.replaces === itemId)
    await tx
      .update(agendaItems)
      .set({
        ...{ ...others, ...time, updatedAt },
        ...(time && { toldStartsAt: toldStart(told, time) }),
        updatedBy: author?.updatedBy ?? by.actor.userId,
      })
      .where(itemIs(itemId))
  }
  for (const { copyId, time } of added)
    await tx
      .update(agendaItems)
      .set({ dayId, replaces: null, toldStartsAt: null, ...time, updatedAt })
      .where(itemIs(copyId))
  if (day.date !== wasDate) {
    await forgetToldStarts(tx, by, dayId)
    await touchItems(tx, clock, by, { dayIds: [dayId] })
  }
  await replaceNamesakes(tx, weddingId, draftId)
  // The rest of the draft is deleted unnoted: it was never a day of those who read of the publication.
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

/** Comments and files of a draft's items go to the items that they replace. */
async function takeAlong(tx: Transaction, weddingId: string, draftId: string) {
  const items = sql`from agenda_items c
    where c.wedding_id = ${weddingId} and c.day_id = ${draftId} and c.replaces is not null
      and t.wedding_id = c.wedding_id and t.kind = 'item' and t.deleted_at is null`
  await tx.execute(sql`update comments t set target = c.replaces::text ${items} and t.target = c.id::text`)
  await tx.execute(sql`update item_files t set item_id = c.replaces ${items} and t.item_id = c.id`)
}
