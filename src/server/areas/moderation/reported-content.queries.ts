import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { SHARE_TOKEN } from '#domain/inspiration/inspiration.ts'
import type { ReportedKind } from '#domain/moderation/reports.ts'
import { reportedPage } from '#domain/moderation/reports.ts'
import { isToken } from '#server/platform/ids.ts'

/** A public content by its rows: whose it is, and which. Both are null for a page that a person has to look for. */
export type ReportedContent = { kind: ReportedKind; ownerId: string | null; targetId: string | null }

const OTHER: ReportedContent = { kind: 'other', ownerId: null, targetId: null }

/** Finds what the address of a report leads to, so that it is known even when the address changes. */
export async function findReportedContent(
  db: Database | Transaction,
  page: string,
  origin: string,
): Promise<ReportedContent> {
  const { kind, key } = reportedPage(page, origin)
  if (kind === 'folder' ? !SHARE_TOKEN.test(key) : kind === 'invitation' && !isToken(key)) return OTHER
  const wanted = {
    profile: sql`
      select user_id as "ownerId", user_id as "targetId" from planner_directory where user_id = (
        select user_id from planner_directory where slug = ${key.toLowerCase()}
        union all select user_id from planner_former_slugs where slug = ${key.toLowerCase()} limit 1)`,
    folder: sql`
      select wedding_id as "ownerId", folder_id as "targetId" from inspiration_shares where token = ${key}`,
    invitation: sql`
      select wedding_id as "ownerId", wedding_id as "targetId" from households where token = ${key}`,
    other: null,
  }[kind]
  if (!wanted) return OTHER
  const { rows } = await db.execute<{ ownerId: string; targetId: string }>(wanted)
  return rows[0] ? { kind, ...rows[0] } : OTHER
}

/** A content in words, with the person whose it is; `title` is null when it is not there any more. */
export type DescribedContent = { title: string | null; affectedId: string | null }

/**
 * Describes a content for the person who decides, and for the mails. Of a wedding the first member of the couple is told;
 * of a shared folder, the member who shared it.
 */
export async function describeContent(
  db: Database | Transaction,
  { kind, ownerId, targetId }: ReportedContent,
): Promise<DescribedContent> {
  if (kind === 'other' || !ownerId || !targetId) return { title: null, affectedId: null }
  const brand = sql`coalesce(nullif(p.brand_name, ''), p.full_name)`
  const ofCouple = sql`(
    select m.user_id from wedding_members m where m.wedding_id = ${ownerId}
    order by m.role <> 'couple', m.created_at limit 1)`
  const described = {
    profile: sql`
      select 'Perfil «' || ${brand} || '»' as title, p.id as "affectedId"
      from profiles p join planner_directory d on d.user_id = p.id where p.id = ${ownerId}`,
    photo: sql`
      select 'Foto ' || place || ' de «' || ${brand} || '»' as title, p.id as "affectedId"
      from profiles p join (
        select user_id, id, row_number() over (order by order_index, id) as place from planner_portfolio
        where user_id = ${ownerId} and deleted_at is null and status = 'ready'
      ) photos on photos.user_id = p.id and photos.id = ${targetId}`,
    folder: sql`
      select 'Carpeta compartida «' || f.name || '»' as title, coalesce(s.created_by, ${ofCouple}) as "affectedId"
      from inspiration_folders f
      left join inspiration_shares s on (s.wedding_id, s.folder_id) = (f.wedding_id, f.id)
      where f.wedding_id = ${ownerId} and f.id = ${targetId}`,
    invitation: sql`
      select 'Invitaciones de «' || w.name || '»' as title, ${ofCouple} as "affectedId"
      from weddings w where w.id = ${ownerId}`,
  }[kind]
  const { rows } = await db.execute<{ title: string; affectedId: string | null }>(described)
  return rows[0] ?? { title: null, affectedId: null }
}
