import { sql, TransactionRollbackError } from 'drizzle-orm'
import type { Household } from '#contract/household-rows.ts'
import type { Database, Transaction } from '#db/client.ts'
import type { Area } from '#domain/activity/areas.ts'
import { HOUSEHOLD_PEOPLE_MAX } from '#domain/households/households.ts'
import { type ActingMember, recordChange } from '#server/core/changes.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'
import type { Clock } from '#server/platform/clock.ts'
import { newId } from '#server/platform/ids.ts'
import { bringFamilyBack } from '../activity/bring-family-back.commands.ts'
import { lockRulesOfFamilies, passRulesOn } from '../seating/family-rules.commands.ts'
import { findHouseholds } from './households.queries.ts'

type Grouping = {
  guestIds: readonly string[]
  name?: string | null | undefined
  householdId?: string | undefined
}

/**
 * Makes one household of guests. Of those they were in, the one whose invitation has come furthest stays, so that
 * a link that was sent goes on to work; with `into` they come to that one, which is made when it is not there, and comes
 * back with its link when it had ended by such an act.
 */
export async function groupGuests(
  db: Database,
  clock: Clock,
  by: ActingMember<'guests', 'edit'>,
  { guestIds, name, householdId: into }: Grouping,
): Promise<Household | 'noGuest' | 'full'> {
  const { weddingId } = by
  const distinct = [...new Set(guestIds.map((id) => id.toLowerCase()))]
  return db
    .transaction(async (tx) => {
      await lockRulesOfFamilies(tx, weddingId)
      const { rows } = await tx.execute<{ householdId: string | null }>(sql`
      select household_id as "householdId" from guests
      where wedding_id = ${weddingId} and id in ${listed(distinct)} order by id for update`)
      if (rows.length < distinct.length) return 'noGuest'
      const former = [...new Set(rows.flatMap(({ householdId }) => householdId ?? []))]
      const householdId = into?.toLowerCase() ?? (await findFurthest(tx, weddingId, former)) ?? newId()
      const isBack = into !== undefined && (await bringBackEnded(tx, clock, weddingId, householdId))
      await addHousehold(tx, clock, weddingId, householdId)
      if (name !== undefined) {
        await tx.execute(sql`
        update households set name = ${name} where wedding_id = ${weddingId} and id = ${householdId}`)
      }
      await tx.execute(sql`
      update guests set household_id = ${householdId} where wedding_id = ${weddingId} and id in ${listed(distinct)}`)
      const people = await countPeople(tx, weddingId, householdId)
      if (people > HOUSEHOLD_PEOPLE_MAX) return tx.rollback()
      const left = former.filter((id) => id !== householdId)
      const areas = await endEmpty(tx, weddingId, new Map(left.map((id) => [id, householdId])))
      await recordChange(tx, by, isBack ? [...areas, 'lodging'] : areas)
      return (await findHouseholds(tx, weddingId, [householdId]))[0]!
    })
    .catch((error: unknown) => {
      if (error instanceof TransactionRollbackError) return 'full' as const
      throw error
    })
}

/** Lets guests stand alone again; `undefined` when the household is not in the wedding. */
export async function takeOut(
  db: Database,
  by: ActingMember<'guests', 'edit'>,
  householdId: string,
  guestIds: readonly string[],
): Promise<number | undefined> {
  const { weddingId } = by
  return db.transaction(async (tx) => {
    const [household] = await findHouseholds(tx, weddingId, [householdId])
    if (!household) return undefined
    const { rowCount } = await tx.execute(sql`
      update guests set household_id = null
      where wedding_id = ${weddingId} and household_id = ${householdId} and id in ${listed(guestIds)}`)
    if (!rowCount) return 0
    await endEmpty(tx, weddingId, new Map([[householdId, null]]))
    await recordChange(tx, by, 'households')
    return rowCount
  })
}

const listed = (ids: readonly string[]) =>
  sql`(select json_array_elements_text(${JSON.stringify(ids)}::json)::uuid)`

async function findFurthest(
  tx: Transaction,
  weddingId: MemberWeddingId<'guests', 'edit'>,
  ids: readonly string[],
) {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from households where wedding_id = ${weddingId} and id in ${listed(ids)}
    order by answered_at is null, opened_at is null, sent_at is null, date_told is null, token is null, created_at, id for update`)
  return rows[0]?.id
}

async function bringBackEnded(
  tx: Transaction,
  clock: Clock,
  weddingId: MemberWeddingId<'guests', 'edit'>,
  householdId: string,
): Promise<boolean> {
  const [there] = await findHouseholds(tx, weddingId, [householdId])
  return !there && bringFamilyBack(tx, { weddingId, householdId }, clock.now())
}

async function addHousehold(
  tx: Transaction,
  clock: Clock,
  weddingId: MemberWeddingId<'guests', 'edit'>,
  id: string,
) {
  await tx.execute(sql`
    insert into households (wedding_id, id, created_at) values (${weddingId}, ${id}, ${clock.now().toISOString()})
    on conflict do nothing`)
}

async function countPeople(
  tx: Transaction,
  weddingId: MemberWeddingId<'guests', 'edit'>,
  householdId: string,
) {
  const { rows } = await tx.execute<{ people: number }>(sql`
    select count(*)::int as people from guests where wedding_id = ${weddingId} and household_id = ${householdId}`)
  return rows[0]!.people
}

/**
 * Ends those of the households that have nobody left; the rules for the tables about them go on with the household that
 * each is given with. Gives the areas that have changed.
 */
export async function endEmpty(
  tx: Transaction,
  weddingId: MemberWeddingId<'guests', 'edit'>,
  heirs: ReadonlyMap<string, string | null>,
): Promise<Area[]> {
  if (heirs.size === 0) return ['households']
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from households h where wedding_id = ${weddingId} and id in ${listed([...heirs.keys()])}
      and not exists (select from guests g where (g.wedding_id, g.household_id) = (h.wedding_id, h.id))`)
  if (rows.length === 0) return ['households']
  const ending = rows.map(({ id }) => id)
  const hadRules = await passRulesOn(
    tx,
    weddingId,
    new Map(
      ending.flatMap((id) => {
        const heir = heirs.get(id)
        return heir ? [[id, heir] as const] : []
      }),
    ),
  )
  await tx.execute(sql`delete from households where wedding_id = ${weddingId} and id in ${listed(ending)}`)
  return hadRules ? ['households', 'seating'] : ['households']
}
