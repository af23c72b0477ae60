import { eq, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { weddings } from '#db/schema/weddings.ts'
import type { InvitationLanguage } from '#domain/households/households.ts'
import type { WeddingStyleChoice } from '#domain/style/wedding-styles.ts'
import type { IsoDate } from '#domain/time/dates.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'

/** A household with the link that its card leads to. */
export type CardHousehold = {
  token: string
  name: string | null
  language: InvitationLanguage | null
  /** In the order of the guest list, companions left out. */
  fullNames: string[]
}

/** The households of a wedding among these that have a link and people, by their names. */
export async function findCardHouseholds(
  db: Database,
  weddingId: MemberWeddingId<'guests', 'edit'>,
  ids: readonly string[],
): Promise<CardHousehold[]> {
  const { rows } = await db.execute<CardHousehold>(sql`
    select h.token, h.name, h.language, array_agg(g.full_name order by g.created_at, g.id) as "fullNames"
    from households h
    join guests g on (g.wedding_id, g.household_id) = (h.wedding_id, h.id) and g.companion_of is null
    where h.wedding_id = ${weddingId} and h.token is not null
      and h.id in (select json_array_elements_text(${JSON.stringify(ids)}::json)::uuid)
    group by h.wedding_id, h.id`)
  return rows
}

export type CardWedding = { name: string; eventDate: IsoDate | null; look: WeddingStyleChoice }

export async function findCardWedding(
  db: Database,
  weddingId: MemberWeddingId<'guests'>,
): Promise<CardWedding | null> {
  const [row] = await db
    .select({
      name: weddings.name,
      eventDate: weddings.eventDate,
      style: weddings.style,
      colors: weddings.styleColors,
    })
    .from(weddings)
    .where(eq(weddings.id, weddingId))
  if (!row) return null
  const { style, colors, ...wedding } = row
  return { ...wedding, look: { style, colors } }
}
