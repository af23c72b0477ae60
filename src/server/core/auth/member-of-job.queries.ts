import type { Database } from '#db/client.ts'
import type { Permissions, Preset } from '#domain/members/permissions.ts'
import type { Role } from '#domain/members/roles.ts'

/** A member and their account as a job finds them. */
export type MemberRow = {
  role: Role
  fullName: string
  email: string
  memberRole: Role
  preset: Preset
  permissions: Permissions
  hasCouple: boolean
  seesDrafts: boolean
}

/** The member of a wedding who has asked for a job; `undefined` once they are none, or their account is closed. */
export async function findMemberRow(
  db: Database,
  weddingId: string,
  userId: string,
): Promise<MemberRow | undefined> {
  const { rows } = await db.$client.query<MemberRow>(
    `select p.role, p.full_name as "fullName", u.email, m.role as "memberRole", m.preset, m.permissions,
       m.sees_drafts as "seesDrafts", m.preset <> 'planner' or exists (
         select from wedding_members c where c.wedding_id = m.wedding_id and c.preset = 'couple') as "hasCouple"
     from wedding_members m join profiles p on p.id = m.user_id join auth.user u on u.id = m.user_id
     where m.wedding_id = $1 and m.user_id = $2
       and not exists (select from account_deletions d where d.user_id = m.user_id)
       and not exists (select from account_suspensions x where x.user_id = m.user_id)`,
    [weddingId, userId],
  )
  return rows[0]
}
