import { sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import type { ImportedHousehold, KnownHousehold } from '#domain/guest-import/imported-households.ts'
import { householdName } from '#domain/households/households.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'
import type { Clock } from '#server/platform/clock.ts'

/** The households that a list can name: those of several people, and those that were given a name. The oldest first. */
export async function listNamedHouseholds(
  tx: Transaction,
  weddingId: MemberWeddingId<'guests', 'edit'>,
): Promise<KnownHousehold[]> {
  const { rows } = await tx.execute<{ id: string; name: string | null; people: string[] }>(sql`
    select h.id, h.name, array_agg(g.full_name order by g.created_at, g.id) as people
    from households h join guests g on (g.wedding_id, g.household_id) = (h.wedding_id, h.id)
    where h.wedding_id = ${weddingId}
    group by h.wedding_id, h.id
    having h.name is not null or count(*) > 1
    order by h.created_at, h.id`)
  return rows.map(({ id, name, people }) => ({
    id,
    title: householdName(name, people),
    people: people.length,
  }))
}

/** Makes the new households of an import, and tells the others what they are called and speak, if they lack it. */
export async function saveImportedHouseholds(
  tx: Transaction,
  clock: Clock,
  weddingId: MemberWeddingId<'guests', 'edit'>,
  households: readonly ImportedHousehold[],
): Promise<void> {
  const [added, known] = [true, false].map((isNew) => households.filter((one) => one.isNew === isNew))
  if (added!.length > 0) {
    await tx.execute(sql`
      insert into households (wedding_id, id, name, language, created_at)
      select ${weddingId}, id, name, language, ${clock.now().toISOString()}::timestamptz
      from json_to_recordset(${JSON.stringify(added)}::json) as given (id uuid, name text, language text)`)
  }
  if (known!.length > 0) {
    await tx.execute(sql`
      update households h
      set name = coalesce(h.name, given.name), language = coalesce(h.language, given.language)
      from json_to_recordset(${JSON.stringify(known)}::json) as given (id uuid, name text, language text)
      where h.wedding_id = ${weddingId} and h.id = given.id`)
  }
}
