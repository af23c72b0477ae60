import { sql } from 'drizzle-orm'
import { type ActingMember, recordChange } from '#server/core/changes.ts'
import type { Platform } from '#server/core/context.ts'

/** Puts the question where they sleep on the pages of families, or takes it off, and answers those of whom it was new. */
export async function askFamilies(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  by: ActingMember<'transport', 'edit'>,
  { householdIds, isAsked }: { householdIds: readonly string[]; isAsked: boolean },
): Promise<string[]> {
  const { weddingId } = by
  const ids = sql.param([...new Set(householdIds)])
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(
      isAsked
        ? sql`
          insert into lodging_wishes as w (wedding_id, household_id, asked_at)
          select h.wedding_id, h.id, ${clock.now().toISOString()} from households h
          where h.wedding_id = ${weddingId} and h.id = any(${ids}::uuid[]) order by h.id for key share
          on conflict (wedding_id, household_id) do update set asked_at = excluded.asked_at where w.asked_at is null
          returning household_id as id`
        : sql`
          update lodging_wishes set asked_at = null
          where wedding_id = ${weddingId} and household_id = any(${ids}::uuid[]) and asked_at is not null
          returning household_id as id`,
    )
    if (rows.length > 0) await recordChange(tx, isAsked ? by : { ...by, action: 'lodging.unask' }, 'lodging')
    return rows.map(({ id }) => id)
  })
}
