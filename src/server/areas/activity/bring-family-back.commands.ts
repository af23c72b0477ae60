import { sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import type { LoggedTable } from '#domain/activity/table-sections.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'
import { type NotedChange, netChanges } from './net-changes.ts'
import { revertChanges } from './revert-changes.ts'
import { readChanges } from './undo.commands.ts'

type Family = { weddingId: MemberWeddingId<'guests', 'edit'>; householdId: string }

/** The rows that went with a family. */
const OF_FAMILY: readonly LoggedTable[] = [
  'household_answers',
  'guest_mails',
  'message_chats',
  'lodging_wishes',
]

/**
 * Brings a family back that ended when its people came to another one, with its link, what it has said and its mails, as
 * long as that is in the bin: an act that is taken back leaves no family without its link. False where nothing of it is noted.
 */
export async function bringFamilyBack(
  tx: Transaction,
  { weddingId, householdId }: Family,
  now: Date,
): Promise<boolean> {
  const { rows } = await tx.execute<{ lineId: string; isKept: boolean }>(sql`
    select line_id as "lineId", before is not null as "isKept" from activity_changes
    where wedding_id = ${weddingId} and entity = 'households' and key = ${householdId} and op = 'delete'
    order by seq desc limit 1`)
  const [ended] = rows
  if (!ended?.isKept) return false
  const { lineId } = ended
  const isOfFamily = ({ entity, key, op, before }: NotedChange) =>
    op === 'delete' &&
    before !== null &&
    (entity === 'households'
      ? key === householdId
      : OF_FAMILY.includes(entity) && before['household_id'] === householdId)
  const changes = netChanges(await readChanges(tx, weddingId, lineId)).filter(isOfFamily)
  const { undone } = await revertChanges({ tx, weddingId, lineId, now }, changes)
  return undone > 0
}
