import { lt, sql } from 'drizzle-orm'
import { session, verification } from '#db/schema/auth.ts'
import { rateLimits } from '#db/schema/rate-limits.ts'
import type { Platform } from '../context.ts'
import { pruneNotifications } from '../notifications/notifications.commands.ts'
import { purgeDeletedWeddings } from '../weddings/delete-wedding.ts'

const HOUR_MS = 3_600_000

type Housekeeping = Pick<Platform, 'db' | 'clock' | 'log'>

/** Tidies up now and every hour; a failure is logged and the next hour tries again. */
export function startHousekeeping(platform: Housekeeping, everyMs = HOUR_MS): { stop(): Promise<void> } {
  const run = () =>
    tidyUp(platform).catch((error) => platform.log.error({ err: error }, 'housekeeping failed'))
  let running = run()
  const timer = setInterval(() => {
    running = run()
  }, everyMs)
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}

/** Deletes what has expired. When several processes wake up at once, one does it. */
export async function tidyUp({ db, clock }: Omit<Housekeeping, 'log'>): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ mine: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtextextended('azahar housekeeping', 0)) as mine`,
    )
    if (!rows[0]!.mine) return
    const now = clock.now()
    await tx.delete(rateLimits).where(lt(rateLimits.resetAt, now))
    await tx.delete(session).where(lt(session.expiresAt, now))
    await tx.delete(verification).where(lt(verification.expiresAt, now))
    await pruneNotifications(tx, clock)
    await purgeDeletedWeddings(tx, clock)
  })
}
