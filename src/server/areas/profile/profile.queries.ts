import { eq, sql } from 'drizzle-orm'
import type { Profile } from '#contract/profile.ts'
import type { Database } from '#db/client.ts'
import { user } from '#db/schema/auth.ts'
import { profiles } from '#db/schema/profile.ts'
import type { AgencyRole } from '#domain/agencies/agencies.ts'
import { BUSINESS_ACCESS } from '#domain/agencies/business.ts'
import type { AcceptedDocument } from '#domain/operation/legal-documents.ts'
import { isOperator } from '#domain/operator/operators.ts'
import { AGENCY_NAME } from '#server/areas/agencies/agencies.queries.ts'
import { UNREAD_TEXTS } from '#server/areas/announcements/unread-texts.queries.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import { prepared } from '#server/platform/postgres/prepared.ts'

/** The profile of a user who exists. */
export async function getProfile(
  { db, settings: { operatorEmails } }: Pick<Platform, 'db'> & Configured<'operatorEmails'>,
  userId: string,
): Promise<Profile> {
  const [{ emailVerified, joined, ...profile }] = (await PROFILE(db).execute({ userId })) as [Row]
  const places = joined.map(({ role, ...place }) => ({ ...place, access: BUSINESS_ACCESS[role] }))
  return {
    ...profile,
    places,
    isOperator: isOperator({ email: profile.email, emailVerified }, operatorEmails),
  }
}

type Joined = { id: string; name: string; role: AgencyRole }

type Row = Omit<Profile, 'isOperator' | 'places'> & { emailVerified: boolean; joined: Joined[] }

const PROFILE = prepared('profile', (db) =>
  db
    .select({
      id: profiles.id,
      fullName: profiles.fullName,
      email: user.email,
      emailVerified: user.emailVerified,
      role: profiles.role,
      brandName: profiles.brandName,
      webUrl: profiles.webUrl,
      phone: profiles.phone,
      theme: profiles.theme,
      density: profiles.density,
      joined: sql<Joined[]>`(
        select coalesce(json_agg(json_build_object('id', f.id, 'name', ${AGENCY_NAME}, 'role', n.role)
          order by n.created_at, f.id), '[]')
        from agency_members n join profiles f on f.id = n.agency_id
        where n.user_id = ${profiles.id} and n.ended_at is null)`,
      hasTeam: sql<boolean>`exists (
        select from agency_members t where t.agency_id = ${profiles.id} and t.ended_at is null)`,
      unreadTexts: sql<number>`(select count(*)::int from ${UNREAD_TEXTS} and p.id = ${profiles.id})`,
    })
    .from(profiles)
    .innerJoin(user, eq(user.id, profiles.id))
    .where(eq(profiles.id, sql.placeholder('userId'))),
)

/** The texts of law that a user accepted, with their versions. */
export async function listAcceptedDocuments(db: Database, userId: string): Promise<AcceptedDocument[]> {
  const [row] = await db.select({ accepted: user.acceptedDocuments }).from(user).where(eq(user.id, userId))
  return row!.accepted
}
