import { type SQL, sql } from 'drizzle-orm'
import type {
  ContentReport,
  HiddenContent,
  OpenedReport,
  ReportDecisionRow,
  ReportedPhoto,
} from '#contract/moderation.ts'
import type { Database } from '#db/client.ts'
import {
  HIDDEN_ROWS_MAX,
  type HideableKind,
  REPORT_EXCERPT_MAX,
  REPORT_ROWS_MAX,
} from '#domain/moderation/reports.ts'
import { maskAddress } from '#domain/operator/mask-address.ts'
import { hiddenPortfolioAddresses } from '#server/areas/planners/planner-images.ts'
import type { Platform } from '#server/core/context.ts'
import type { MemberWeddingId, OperatorId } from '#server/core/membership.ts'
import { describeContent, type ReportedContent } from './reported-content.queries.ts'

type ReportRow = ContentReport & {
  page: string
  reporterName: string | null
  reporterEmail: string | null
  ownerId: string | null
  targetId: string | null
}

const WAITING_CLAIMS = sql`(
  select count(*)::int from report_claims c join report_decisions d on d.id = c.decision_id
  where d.report_id = r.id and c.claimed_at is not null and c.answered_at is null)`

const selectReports = (message: SQL) => sql`
  select r.id, r.kind, coalesce(last.title, r.page) as title, r.page, ${message} as message,
    r.reporter_email is not null as "isSigned", r.reporter_name as "reporterName", r.reporter_email as "reporterEmail",
    r.owner_id as "ownerId", r.target_id as "targetId", to_json(r.received_at) #>> '{}' as "receivedAt",
    last.decision, r.is_waiting as "isWaiting", ${WAITING_CLAIMS} as "waitingClaims"
  from content_reports r
  left join lateral (
    select title, decision from report_decisions d where d.report_id = r.id order by decided_at desc, id desc limit 1
  ) last on true`

/** Reports of content, those first that a person has to decide, the oldest of them ahead; then the last decided. */
export async function listReports(
  db: Database,
  _by: OperatorId,
): Promise<{ reports: ContentReport[]; waiting: number }> {
  const { rows } = await db.execute<ReportRow>(sql`
    select * from (${selectReports(sql`left(r.message, ${REPORT_EXCERPT_MAX})`)}) listed
    order by not ("isWaiting" or "waitingClaims" > 0),
      case when "isWaiting" or "waitingClaims" > 0 then "receivedAt" end, "receivedAt" desc, id
    limit ${REPORT_ROWS_MAX}`)
  const reports = await Promise.all(rows.map((row) => toListed(db, row)))
  const { rows: counted } = await db.execute<{ waiting: number }>(sql`
    select count(*)::int as waiting from content_reports r where r.is_waiting or ${WAITING_CLAIMS} > 0`)
  return { reports, waiting: counted[0]!.waiting }
}

/** A report with all that is needed to decide: the photos of its profile are shown here and nowhere else. */
export async function findReport(
  deps: Pick<Platform, 'db' | 'files'>,
  _by: OperatorId,
  reportId: string,
): Promise<OpenedReport | undefined> {
  const { db } = deps
  const { rows } = await db.execute<ReportRow>(sql`${selectReports(sql`r.message`)} where r.id = ${reportId}`)
  const row = rows[0]
  if (!row) return undefined
  const { page, reporterName, reporterEmail } = row
  return {
    ...(await toListed(db, row)),
    ...{ page, reporterName, reporterEmail: reporterEmail && maskAddress(reporterEmail) },
    photos: row.kind === 'profile' && row.ownerId ? await listPhotos(deps, row.ownerId) : [],
    decisions: await listDecisions(db, reportId),
  }
}

/** The row without what the list does not show, under the present words of its content while it waits. */
async function toListed(db: Database, row: ReportRow): Promise<ContentReport> {
  const { page: _page, reporterName: _name, reporterEmail: _email, ownerId, targetId, ...listed } = row
  if (listed.decision) return listed
  const content: ReportedContent = { kind: listed.kind, ownerId, targetId }
  return { ...listed, title: (await describeContent(db, content)).title ?? listed.title }
}

async function listPhotos(
  { db, files }: Pick<Platform, 'db' | 'files'>,
  ownerId: string,
): Promise<ReportedPhoto[]> {
  const { rows } = await db.execute<{ id: string; path: string }>(sql`
    select id, image_path as path from planner_portfolio
    where user_id = ${ownerId} and deleted_at is null and status = 'ready' and image_path is not null
    order by order_index, id`)
  return rows.map(({ id, path }, index) => ({
    id,
    title: `Foto ${index + 1}`,
    ...hiddenPortfolioAddresses(files, path),
  }))
}

async function listDecisions(db: Database, reportId: string): Promise<ReportDecisionRow[]> {
  const { rows } = await db.execute<ReportDecisionRow>(sql`
    select d.id, d.decision, d.title, d.ground, d.rule, d.reasons, to_json(d.decided_at) #>> '{}' as "decidedAt",
      coalesce((
        select json_agg(json_build_object(
          'decisionId', c.decision_id, 'side', c.side, 'message', c.message, 'claimedAt', c.claimed_at,
          'isUpheld', c.is_upheld, 'reasons', c.reasons) order by c.claimed_at)
        from report_claims c where c.decision_id = d.id and c.claimed_at is not null
      ), '[]') as claims
    from report_decisions d where d.report_id = ${reportId} order by d.decided_at, d.id`)
  return rows
}

/** The hidden content of a planner's profile and photos. */
export const listHiddenOfPlanner = (db: Database, userId: string): Promise<HiddenContent[]> =>
  listHidden(db, userId, ['profile', 'photo'])

/** The shared folders of a wedding that are hidden. */
export const listHiddenFolders = (
  db: Database,
  weddingId: MemberWeddingId<'inspiration', 'view'>,
): Promise<HiddenContent[]> => listHidden(db, weddingId, ['folder'])

/** Whether the invitations of a wedding are hidden, and why. */
export const listHiddenInvitations = (
  db: Database,
  weddingId: MemberWeddingId<'guests', 'view'>,
): Promise<HiddenContent[]> => listHidden(db, weddingId, ['invitation'])

async function listHidden(
  db: Database,
  ownerId: string,
  kinds: readonly HideableKind[],
): Promise<HiddenContent[]> {
  const { rows } = await db.execute<HiddenContent>(sql`
    select h.kind, h.target_id as "targetId", d.title, d.decision = 'hidden' as "isForNow", d.ground, d.rule, d.reasons,
      to_json(d.decided_at) #>> '{}' as "decidedAt"
    from hidden_content h join report_decisions d on d.id = h.decision_id
    where h.owner_id = ${ownerId} and h.kind in ${kinds}
    order by d.decided_at, h.target_id limit ${HIDDEN_ROWS_MAX}`)
  return rows
}
