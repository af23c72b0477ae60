import { and, eq, inArray, or } from 'drizzle-orm'
import type { MergeConflict, MergeDecision } from '#contract/agenda-merge.ts'
import type { Transaction } from '#db/client.ts'
import { agendaDays, agendaItems } from '#db/schema/agenda.ts'
import { MERGE_DECISIONS_MAX } from '#domain/activity/drafts.ts'
import { mergeDay } from '#domain/agenda/agenda-merge.ts'
import { preparedOf } from '#domain/agenda/agenda-merge-item.ts'
import type { DraftedItem, Merge, MergeBase, Side } from '#domain/agenda/agenda-merge-types.ts'
import type { ActingMember } from '#server/core/changes.ts'
import { findWeddingDay } from '#server/core/wedding-day.queries.ts'
import { shortHash } from '#server/platform/short-hash.ts'
import { itemColumns, toItem } from './agenda.queries.ts'

type Editor = ActingMember<'agenda', 'edit'>

/** The conflicts that are not decided: nothing is published with one of these. */
export type Undecided = { conflicts: MergeConflict[] }

export type ReadyMerge = { draftId: string; dayId: string; wasDate: string; drafted: Drafted[]; merge: Merge }

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
  // The items are locked: changes that come while the merge is made wait until it is written.
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
  const { timeZone } = await findWeddingDay(tx, weddingId)
  const sides = {
    ...{ base, timeZone },
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
    ...{ date: merge.day.date, timeZone },
  }))
  return { draftId, dayId, wasDate: published.date, drafted, merge, conflicts }
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
