import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import type { GuestAge, InvitationLanguage } from '#domain/households/households.ts'
import { type ActingMember, recordChange } from '#server/core/changes.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'
import type { Clock } from '#server/platform/clock.ts'
import { newId } from '#server/platform/ids.ts'

type Together = {
  guestIds: readonly string[]
  age?: GuestAge | undefined
  side?: string | null | undefined
  menu?: string | null | undefined
  language?: InvitationLanguage | null | undefined
}

/** Changes the given details of guests, each in one statement; says how many guests there are of them. */
export async function updateGuests(
  db: Database,
  clock: Clock,
  by: ActingMember<'guests', 'edit'>,
  { guestIds, age, side, menu, language }: Together,
): Promise<number> {
  const { weddingId } = by
  const listed = sql`(select json_array_elements_text(${JSON.stringify(guestIds)}::json)::uuid)`
  const sets = [
    // Years belong to a child; an adult has none.
    age !== undefined && sql`age = ${age}, age_years = case when age = ${age} then age_years end`,
    side !== undefined && sql`side = ${side}`,
    menu !== undefined && sql`menu = ${menu}`,
  ].filter((set) => set !== false)
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: string; householdId: string | null }>(sql`
      select id, household_id as "householdId" from guests
      where wedding_id = ${weddingId} and id in ${listed} order by id for update`)
    if (rows.length === 0) return 0
    if (sets.length > 0) {
      await tx.execute(sql`
        update guests set ${sql.join(sets, sql`, `)} where wedding_id = ${weddingId} and id in ${listed}`)
    }
    if (language !== undefined) await setLanguage(tx, clock, weddingId, rows, language)
    if (sets.length > 0 || language !== undefined) await recordChange(tx, by, 'households')
    return rows.length
  })
}

/** The language is the household's; a guest who stands alone gets a household for it, unless there is none to keep. */
async function setLanguage(
  tx: Transaction,
  clock: Clock,
  weddingId: MemberWeddingId<'guests', 'edit'>,
  rows: readonly { id: string; householdId: string | null }[],
  language: InvitationLanguage | null,
) {
  const ids = [...new Set(rows.flatMap(({ householdId }) => householdId ?? []))]
  await tx.execute(sql`
    update households set language = ${language}
    where wedding_id = ${weddingId} and id in (select json_array_elements_text(${JSON.stringify(ids)}::json)::uuid)`)
  if (language === null) return
  const alone = rows.filter(({ householdId }) => householdId === null)
  const made = JSON.stringify(alone.map(({ id }) => ({ guestId: id, id: newId() })))
  await tx.execute(sql`
    insert into households (wedding_id, id, language, created_at)
    select ${weddingId}, id, ${language}, ${clock.now().toISOString()}::timestamptz
    from json_to_recordset(${made}::json) as given (id uuid)`)
  await tx.execute(sql`
    update guests g set household_id = given.id
    from json_to_recordset(${made}::json) as given (id uuid, "guestId" uuid)
    where g.wedding_id = ${weddingId} and g.id = given."guestId"`)
}
