import { eq, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { guests } from '#db/schema/guests.ts'
import { weddingCovers, weddings } from '#db/schema/weddings.ts'
import type { InvitationLanguage } from '#domain/households/households.ts'
import { isCoverOf, lookColumns } from '#server/areas/weddings/wedding-look.queries.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'
import { HAS_PHONE_COVER, storedSettingsOf } from '../invitation.queries.ts'

type FamilyOfGuest = { language: InvitationLanguage | null; names: string[] }

/** The people of the family of a guest, who may stand alone, and the wedding; nothing for a guest who is not in it. */
export async function findWeddingOfGuest(
  db: Database,
  weddingId: MemberWeddingId<'guests', 'edit'>,
  guestId: string,
) {
  const family = sql<FamilyOfGuest | null>`(
    select json_build_object(
      'language', (select h.language from households h where (h.wedding_id, h.id) = (g.wedding_id, g.household_id)),
      'names', (select json_agg(o.full_name order by o.created_at, o.id) from guests o
        where o.wedding_id = g.wedding_id and o.companion_of is null
          and (o.id = g.id or o.household_id = g.household_id)))
    from ${guests} g where g.wedding_id = ${weddings.id} and g.id = ${guestId})`
  const [row] = await db
    .select({
      weddingName: weddings.name,
      eventDate: weddings.eventDate,
      timeZone: weddings.timeZone,
      ...lookColumns,
      hasPhoneCover: HAS_PHONE_COVER,
      settings: storedSettingsOf(weddings.id),
      family,
    })
    .from(weddings)
    .leftJoin(weddingCovers, isCoverOf)
    .where(eq(weddings.id, weddingId))
  return row?.family ? { ...row, family: row.family } : undefined
}
