import { sql } from 'drizzle-orm'
import type { ActivityNews } from '#contract/activity.ts'
import type { Database } from '#db/client.ts'
import { groupNews, NEWS_LINES_READ } from '#domain/activity/news.ts'
import { lastVisitBefore } from '#domain/activity/visits.ts'
import { findVisit } from '#server/areas/live/visits.queries.ts'
import type { Actor } from '#server/core/membership.ts'
import { authorOf, type Reader, readLines } from './activity-lines.queries.ts'
import { shownFields, visibleTables } from './shown-changes.ts'

/** The acts of others since the member's last visit, or in the first one since they joined. */
export async function findNews(db: Database, reader: Reader & { actor: Actor }, now: Date) {
  const { weddingId, access, actor } = reader
  const since = lastVisitBefore(await findVisit(db, reader), now)
  const joined = sql`(select m.created_at from wedding_members m
    where m.wedding_id = ${weddingId} and m.user_id = ${actor.userId})`
  const rows = await readLines(db, weddingId, {
    which: sql`l.actor_id is distinct from ${actor.userId}::uuid and l.undone_by is null and l.undoes is null
      and l.at > greatest(${joined}, ${since?.toISOString() ?? null}::timestamptz)`,
    visible: visibleTables(access),
    access,
    limit: NEWS_LINES_READ,
  })
  const lines = rows.map((row) => ({
    id: row.id,
    at: row.at,
    ...authorOf(row),
    action: row.action,
    counts: row.counts.map(({ entity, op, count }) => ({ entity, op, count })),
    changes: row.changes.map((change) => ({
      ...change,
      before: null,
      after: shownFields(change.entity, change.after, access),
    })),
  }))
  return { since: since?.toISOString() ?? null, news: groupNews(lines) satisfies ActivityNews[] }
}
