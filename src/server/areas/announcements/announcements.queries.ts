import { desc, sql } from 'drizzle-orm'
import type { AnnouncedText, ComingText, TextChange } from '#contract/announcement-rows.ts'
import type { Database } from '#db/client.ts'
import { textAnnouncements } from '#db/schema/announcements.ts'
import { ANNOUNCEMENTS_SHOWN, earliestEffect } from '#domain/announcements/announcements.ts'
import { changedLines, compareTexts } from '#domain/announcements/compare-texts.ts'
import { LEGAL_DOCUMENTS, type LegalDocument } from '#domain/operation/legal-documents.ts'
import { dayInMadrid } from '#domain/time/dates.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import { findComingAnnouncement } from '#server/core/legal/texts-in-force.queries.ts'
import type { OperatorId } from '#server/core/membership.ts'
import { legalParagraphs } from '#site/legal/legal-paragraphs.ts'
import { changesPath } from '#site/legal/legal-paths.ts'
import { presentText } from '#site/legal/legal-texts.ts'
import { UNREAD_TEXTS } from './unread-texts.queries.ts'

type Deps = Pick<Platform, 'db' | 'clock'> & Configured<'comingTexts' | 'operator'>

/** Both texts of a change that the release carries, as paragraphs. */
export function textsOf(
  { settings: { comingTexts, operator } }: Configured<'comingTexts' | 'operator'>,
  document: LegalDocument,
): { oldText: string[]; newText: string[] } {
  return {
    oldText: legalParagraphs(presentText(document), operator),
    newText: legalParagraphs(comingTexts[document]!, operator),
  }
}

/** The texts that the release carries and that no operator has announced. */
export async function listComing(deps: Deps, _by: OperatorId): Promise<ComingText[]> {
  const { db, clock } = deps
  const { comingTexts } = deps.settings
  const waiting: ComingText[] = []
  for (const document of LEGAL_DOCUMENTS) {
    const coming = comingTexts[document]
    if (!coming || (await findComingAnnouncement(deps, document))) continue
    const { oldText, newText } = textsOf(deps, document)
    waiting.push({
      ...{ document, version: coming.version, presentVersion: presentText(document).version },
      earliest: earliestEffect(dayInMadrid(clock.now()), coming.from),
      accounts: await countConcerned(db, document),
      changes: changedLines(compareTexts(oldText, newText)),
    })
  }
  return waiting
}

async function countConcerned(db: Database, document: LegalDocument): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from profiles p where ${document} <> 'processing' or p.role = 'planner'`)
  return rows[0]!.count
}

/** The announcements, with how many accounts have got the mail and have read it. */
export async function listAnnounced(db: Database, _by: OperatorId): Promise<AnnouncedText[]> {
  const { rows } = await db.execute<AnnouncedText>(sql`
    select a.id, a.document, a.version, a.summary, a.effective_on::text as "effectiveOn",
      to_json(a.announced_at) #>> '{}' as "announcedAt",
      (select count(*)::int from profiles p join auth."user" u on u.id = p.id
        where (a.document <> 'processing' or p.role = 'planner') and u.created_at <= a.announced_at) as accounts,
      (select count(mailed_at)::int from text_receipts r where r.announcement_id = a.id) as mailed,
      (select count(*)::int from graphile_worker.jobs j where j.key like 'text-change:' || a.id || ':%') as queued,
      to_json(a.withdrawn_at) #>> '{}' as "withdrawnAt",
      (select count(withdrawal_mailed_at)::int from text_receipts r where r.announcement_id = a.id) as "withdrawalMailed",
      (select count(*)::int from graphile_worker.jobs j
        where j.key like 'text-withdrawal:' || a.id || ':%') as "withdrawalQueued",
      (select count(read_at)::int from text_receipts r
        where r.announcement_id = a.id and r.mailed_at is not null) as read
    from text_announcements a order by a.announced_at desc, a.id limit ${ANNOUNCEMENTS_SHOWN}`)
  return rows
}

/** The changes that a person has not said to have read, the one that comes first ahead. */
export async function listUnread(db: Database, userId: string): Promise<TextChange[]> {
  const { rows } = await db.execute<Omit<TextChange, 'path'>>(sql`
    select a.id, a.document, coalesce(a.withdrawal_reason, a.summary) as summary,
      a.effective_on::text as "effectiveOn", a.withdrawn_at is not null as "isWithdrawn"
    from ${UNREAD_TEXTS} and p.id = ${userId} order by a.effective_on, a.id`)
  return rows.map((change) => ({ ...change, path: changesPath(change.document) }))
}

/** The newest announcement of a text, for its public page. */
export async function findLastAnnouncement(db: Database, document: LegalDocument) {
  const [last] = await db
    .select()
    .from(textAnnouncements)
    .where(sql`${textAnnouncements.document} = ${document}`)
    .orderBy(desc(textAnnouncements.announcedAt))
    .limit(1)
  return last
}
