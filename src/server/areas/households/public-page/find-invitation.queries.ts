import { sql } from 'drizzle-orm'
import type { FindableFamilies } from '#contract/public-page.ts'
import type { Database } from '#db/client.ts'
import { canBeFound, type FindableFamily } from '#domain/households/find-family.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'

type Row = FindableFamily & { id: string; token: string }

/** The phones and addresses of a household `h` and its guests `g`. */
const CONTACTS = sql`array_remove(array_agg(g.phone) || array_agg(g.email) || array[h.phone, h.email], null)`

/**
 * The families that have a link, with the names of their people and their phones and addresses: all of them, so that
 * the statement is the same whatever is typed. The id is of a page that is open, and there is no member here.
 */
export async function findFamilies(db: Database, weddingId: string): Promise<Row[]> {
  const { rows } = await db.execute<Row>(sql`
    select h.id, h.token, array_agg(g.full_name) as people, ${CONTACTS} as contacts
    from households h join guests g on (g.wedding_id, g.household_id) = (h.wedding_id, h.id)
    where h.wedding_id = ${weddingId} and h.token is not null
    group by h.wedding_id, h.id`)
  return rows
}

/** How many families of a wedding could be found; a guest without a household is a family without a link. */
export async function countFindable(
  db: Database,
  weddingId: MemberWeddingId<'guests', 'edit'>,
): Promise<FindableFamilies> {
  const { rows } = await db.execute<{ hasLink: boolean; contacts: string[] }>(sql`
    select bool_or(h.token is not null) as "hasLink", ${CONTACTS} as contacts
    from guests g left join households h on (h.wedding_id, h.id) = (g.wedding_id, g.household_id)
    where g.wedding_id = ${weddingId}
    group by coalesce(g.household_id, g.id), h.phone, h.email`)
  const reached = rows.filter(canBeFound)
  return {
    families: rows.length,
    withoutContact: rows.length - reached.length,
    withoutLink: reached.filter(({ hasLink }) => !hasLink).length,
  }
}
