import { type SQL, sql } from 'drizzle-orm'
import { type Access, accessOf, isEnough, type Standing } from '#domain/members/permissions.ts'
import type { JobDeps } from '#server/core/jobs/job.ts'

/** Of the owner of `webhooks w`, who is `wedding_members m`: what they may do now, and whether their account is open. */
export const OWNER_COLUMNS: SQL = sql`m.role, m.preset, m.permissions, m.sees_drafts as "seesDrafts",
  exists (
    select from wedding_members c where c.wedding_id = w.wedding_id and c.preset = 'couple') as "hasCouple",
  not exists (select from account_deletions a where a.user_id = w.user_id)
    and not exists (select from account_suspensions a where a.user_id = w.user_id) as "isOpen"`

export const OWNER_JOIN: SQL = sql`join wedding_members m on (m.wedding_id, m.user_id) = (w.wedding_id, w.user_id)`

export type OwnerRow = Standing & { seesDrafts: boolean; isOpen: boolean }

/** The access of the owner of a webhook; `null` for one who may not have webhooks at present. */
export function ownersAccess(owner: OwnerRow): Access | null {
  const access = accessOf(owner)
  return owner.isOpen && isEnough(access.wedding, 'edit') ? access : null
}

/** The connections that show the rows as the owner sees them: with drafts or without. */
export const sightOf = (
  { databases }: Pick<JobDeps, 'databases'>,
  { seesDrafts }: Pick<OwnerRow, 'seesDrafts'>,
) => (seesDrafts ? databases.withDrafts : databases.published)
