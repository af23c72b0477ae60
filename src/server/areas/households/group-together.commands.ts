import { sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { HOUSEHOLD_PEOPLE_MAX } from '#domain/households/households.ts'
import { type ActingMember, recordChange } from '#server/core/changes.ts'
import type { Clock } from '#server/platform/clock.ts'
import { lockRulesOfFamilies } from '../seating/family-rules.commands.ts'
import { endEmpty } from './grouping.commands.ts'

export type GuestGroup = { householdId: string; guestIds: readonly string[] }

/**
 * Brings groups of guests to a household each, in the same few statements however many they are; says how many groups
 * there were. A group is left out when a guest of it is gone, or when its household has no room for it.
 */
export async function groupTogether(
  db: Database,
  clock: Clock,
  by: ActingMember<'guests', 'edit'>,
  groups: readonly GuestGroup[],
): Promise<number> {
  const { weddingId } = by
  const pairs = JSON.stringify(pairsOf(groups))
  return db.transaction(async (tx) => {
    await lockRulesOfFamilies(tx, weddingId)
    await tx.execute(sql`
      select from guests
      where wedding_id = ${weddingId} and id in (
        select guest from json_to_recordset(${pairs}::json) as given (guest uuid))
      order by id for update`)
    const { rows } = await tx.execute<{ household: string; former: string[] }>(sql`
      with given as (select * from json_to_recordset(${pairs}::json) as given (household uuid, guest uuid)),
      fitting as (
        select household from given left join guests g on g.wedding_id = ${weddingId} and g.id = guest
        group by household
        having bool_and(g.id is not null) and count(*) + (
          select count(*) from guests o where o.wedding_id = ${weddingId} and o.household_id = household
            and o.id not in (select guest from given)) <= ${HOUSEHOLD_PEOPLE_MAX}
      ), made as (
        insert into households (wedding_id, id, created_at)
        select ${weddingId}, household, ${clock.now().toISOString()}::timestamptz from fitting
        on conflict do nothing
      )
      select household, array_remove(array_agg(distinct g.household_id), null) as former
      from fitting join given using (household)
      join guests g on g.wedding_id = ${weddingId} and g.id = guest
      group by household`)
    if (rows.length === 0) return 0
    const kept = new Set(rows.map(({ household }) => household))
    await tx.execute(sql`
      update guests g set household_id = given.household
      from json_to_recordset(${pairs}::json) as given (household uuid, guest uuid)
      where g.wedding_id = ${weddingId} and g.id = given.guest
        and given.household in (select json_array_elements_text(${JSON.stringify([...kept])}::json)::uuid)`)
    const heirs = new Map(
      rows.flatMap(({ household, former }) =>
        former.filter((id) => !kept.has(id)).map((id) => [id, household] as const),
      ),
    )
    await recordChange(tx, by, await endEmpty(tx, weddingId, heirs))
    return rows.length
  })
}

/** Each guest with the household of the last group that names them. */
function pairsOf(groups: readonly GuestGroup[]): { household: string; guest: string }[] {
  const households = new Map(
    groups.flatMap(({ householdId, guestIds }) =>
      guestIds.map((id) => [id.toLowerCase(), householdId.toLowerCase()] as const),
    ),
  )
  return [...households].map(([guest, household]) => ({ guest, household }))
}
