import { sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import type { GuestUpdate } from '#domain/guest-import/imported-updates.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'

/**
 * Changes guests whom a list names again, each only where all its fields are as the person was shown them; says how
 * many. What is as it should be already counts, so that a retried import reports the same.
 */
export async function updateImported(
  tx: Transaction,
  weddingId: MemberWeddingId<'guests', 'edit'>,
  updates: readonly GuestUpdate[],
): Promise<number> {
  if (updates.length === 0) return 0
  const rows = updates
    .map(({ guestId, was, becomes }) => ({ id: guestId.toLowerCase(), was, becomes }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const { rowCount } = await tx.execute(sql`
    with given as (
      select g.id, was, becomes
      from json_to_recordset(${JSON.stringify(rows)}::json) as row (id uuid, was jsonb, becomes jsonb)
      join guests g on g.wedding_id = ${weddingId} and g.id = row.id
      where ${sql.join(COLUMNS.map(isAsShown), sql` and `)}
      order by g.id
      for update of g
    )
    update guests g set ${sql.join(
      COLUMNS.map(
        ({ column, field, type }) =>
          sql`${column} = case when becomes ? ${field} then (becomes ->> ${field})::${type} else g.${column} end`,
      ),
      sql`, `,
    )}
    from given where g.wedding_id = ${weddingId} and g.id = given.id`)
  return rowCount ?? 0
}

const COLUMNS = [
  { column: sql.raw('full_name'), field: sql.raw("'fullName'"), type: sql.raw('text') },
  { column: sql.raw('email'), field: sql.raw("'email'"), type: sql.raw('text') },
  { column: sql.raw('rsvp'), field: sql.raw("'rsvp'"), type: sql.raw('boolean') },
  { column: sql.raw('maybe'), field: sql.raw("'maybe'"), type: sql.raw('boolean') },
  { column: sql.raw('notes'), field: sql.raw("'notes'"), type: sql.raw('text') },
  { column: sql.raw('age'), field: sql.raw("'age'"), type: sql.raw('text') },
  { column: sql.raw('age_years'), field: sql.raw("'ageYears'"), type: sql.raw('int') },
  { column: sql.raw('side'), field: sql.raw("'side'"), type: sql.raw('text') },
  { column: sql.raw('phone'), field: sql.raw("'phone'"), type: sql.raw('text') },
]

/** The field stands as the person saw it, or as it is to be. */
const isAsShown = ({ column, field, type }: (typeof COLUMNS)[number]) => sql`(
  not becomes ? ${field}
  or g.${column} is not distinct from (was ->> ${field})::${type}
  or g.${column} is not distinct from (becomes ->> ${field})::${type})`
