import { sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import type { Permissions } from '#domain/members/permissions.ts'
import { LINKED_SECTIONS } from '#domain/shared-links/shared-links.ts'

type Loss = { weddingId: string; userId: string; before: Permissions; now: Date }

/**
 * Notes which addresses a member could read and may not any more: all that edited a section was given its addresses,
 * and these go on opening for who has kept them. `after` is null for who is no member any more.
 */
export async function noteFormerReader(
  tx: Transaction,
  { weddingId, userId, before, now }: Loss,
  after: Permissions | null,
): Promise<void> {
  const edits = (permissions: Permissions | null) =>
    LINKED_SECTIONS.filter((section) => permissions?.[section] === 'edit')
  const present = edits(after)
  const lost = edits(before).filter((section) => !present.includes(section))
  await tx.execute(sql`
    delete from former_link_readers where wedding_id = ${weddingId} and user_id = ${userId}
      and section = any(${sql.param(present)}::text[])`)
  await tx.execute(sql`
    insert into former_link_readers (wedding_id, section, user_id, lost_at)
    select ${weddingId}, unnest(${sql.param(lost)}::text[]), ${userId}::uuid, ${now.toISOString()}::timestamptz
    on conflict (wedding_id, section, user_id) do update set lost_at = excluded.lost_at`)
}

/** The same of a member who is about to be none any more. */
export async function noteAllLost(tx: Transaction, { weddingId, userId, now }: Omit<Loss, 'before'>) {
  const { rows } = await tx.execute<{ before: Permissions }>(sql`
    select permissions as before from wedding_members where wedding_id = ${weddingId} and user_id = ${userId}`)
  for (const { before } of rows) await noteFormerReader(tx, { weddingId, userId, before, now }, null)
}
