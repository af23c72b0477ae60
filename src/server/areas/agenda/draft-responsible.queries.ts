import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import type { Responsible } from '#domain/agenda/agenda.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'

type Named = { name: string }

/**
 * A vendor among those responsible who is a draft, as who sees drafts finds it. In a published day the others would
 * read of a person whom they do not know, and find the id in every answer.
 */
export const findDraftAmong = (
  tx: Transaction,
  weddingId: MemberWeddingId<'agenda'>,
  responsible: readonly Responsible[],
): Promise<Named | undefined> => {
  const ids = responsible.flatMap((who) => (who.kind === 'vendor' ? [who.vendorId] : []))
  return ids.length === 0
    ? Promise.resolve(undefined)
    : findDraft(tx, weddingId, sql`v.id = any(${sql.param(ids)}::uuid[])`)
}

/** The same for all items of some days. */
export const findDraftInDays = (tx: Transaction, weddingId: MemberWeddingId<'agenda'>, dayIds: string[]) =>
  findDraft(
    tx,
    weddingId,
    sql`exists (
      select from agenda_items i where i.wedding_id = v.wedding_id and i.day_id = any(${sql.param(dayIds)}::uuid[])
        and i.responsible @> jsonb_build_array(jsonb_build_object('kind', 'vendor', 'vendorId', v.id)))`,
  )

async function findDraft(tx: Transaction, weddingId: MemberWeddingId<'agenda'>, which: SQL) {
  const { rows } = await tx.execute<Named>(sql`
    select v.name from vendors v
    where v.wedding_id = ${weddingId} and v.drafted_at is not null and v.deleted_at is null and ${which}
    order by v.created_at, v.id limit 1`)
  return rows[0]
}
