import { sql } from 'drizzle-orm'
import { mintMemberWeddingId } from '../auth/gate.ts'
import { recordChange } from '../changes.ts'
import type { Platform } from '../context.ts'
import { isToken } from './invitation.queries.ts'

/** Notes the first time that the page of an invitation was opened; members who look at their families see it. */
export async function noteOpened(
  { db, clock, live }: Pick<Platform, 'db' | 'clock' | 'live'>,
  token: string,
): Promise<void> {
  if (!isToken(token)) return
  const opened = await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ weddingId: string; id: string }>(sql`
      update households set opened_at = ${clock.now().toISOString()} where token = ${token} and opened_at is null
      returning wedding_id as "weddingId", id`)
    if (rows[0]) await recordChange(tx, mintMemberWeddingId(rows[0].weddingId), 'households')
    return rows[0]
  })
  if (!opened) return
  const { weddingId, id } = opened
  live.changed({ weddingId, area: 'households', ids: [id], actorId: null, clientId: null, notified: false })
}
