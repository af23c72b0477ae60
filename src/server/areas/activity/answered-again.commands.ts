import { sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import type { NotedChange } from './net-changes.ts'

/**
 * Takes the answers that a line noted on the telephone out of the log of their family, and dates families whose answers
 * have gone or come back with an undoing by those they have now: one without any has not answered, nor has one that said
 * nothing but its needs, as a withdrawn permission does. What families have answered themselves stays in their log.
 */
export async function takeBackAnswers(
  tx: Transaction,
  weddingId: string,
  lineId: string,
  changes: readonly NotedChange[],
): Promise<void> {
  const { rows } = await tx.execute<{ householdId: string }>(sql`
    delete from household_answers where wedding_id = ${weddingId} and line_id = ${lineId}
    returning household_id as "householdId"`)
  // A family that comes back itself has its own date.
  const ownDate = new Set(
    changes.flatMap(({ entity, op, key }) => (entity === 'households' && op === 'delete' ? key : [])),
  )
  const back = changes.flatMap(({ entity, before }) => {
    const household = entity === 'household_answers' ? before?.['household_id'] : undefined
    return typeof household === 'string' && !ownDate.has(household) ? household : []
  })
  const households = [...rows.map(({ householdId }) => householdId), ...back]
  if (households.length === 0) return
  await tx.execute(sql`
    update households h set answered_at = (
      select max(a.answered_at) from household_answers a
      where (a.wedding_id, a.household_id) = (h.wedding_id, h.id)
      having bool_or(a.changes @? '$[*] ? (@.field != "needs")'))
    where h.wedding_id = ${weddingId}
      and h.id in (select json_array_elements_text(${JSON.stringify(households)}::json)::uuid)`)
}
