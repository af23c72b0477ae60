import { lt, sql } from 'drizzle-orm'
import * as z from 'zod'
import { emailChange, session, verification } from '#db/schema/auth.ts'
import { rateLimits } from '#db/schema/rate-limits.ts'
import { tidyActivity, withoutActivity } from '../activity/activity.commands.ts'
import { forgetCommentsOfDeleted } from '../comments/forget-comments.commands.ts'
import type { Platform } from '../context.ts'
import { forgetEmptyHouseholds } from '../households/forget-empty.commands.ts'
import { forgetHealthData } from '../households/forget-health.commands.ts'
import { pruneNotifications } from '../notifications/notifications.commands.ts'
import { forgetExports } from '../rights/data-export.commands.ts'
import { purgeDeletedWeddings } from '../weddings/delete-wedding.ts'
import { addJob } from './add-job.ts'
import { defineJob } from './job.ts'

/** Every hour, seven minutes past it. */
export const housekeepingJob = defineJob({
  payload: z.object({}),
  cron: '7 * * * *',
  run: (_payload, deps) => tidyUp(deps),
})

/** Deletes what has expired. When several processes wake up at once, one does it. */
export async function tidyUp({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ mine: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtextextended('azahar housekeeping', 0)) as mine`,
    )
    if (!rows[0]!.mine) return
    await withoutActivity(tx)
    const now = clock.now()
    await tx.delete(rateLimits).where(lt(rateLimits.resetAt, now))
    await tx.delete(session).where(lt(session.expiresAt, now))
    await tx.delete(verification).where(lt(verification.expiresAt, now))
    await tx.delete(emailChange).where(lt(emailChange.expiresAt, now))
    await pruneNotifications(tx, clock)
    await purgeDeletedWeddings(tx, clock)
    await tidyActivity(tx, clock)
    await forgetHealthData(tx, clock)
    await forgetEmptyHouseholds(tx)
    await forgetExports(tx, clock)
    await forgetCommentsOfDeleted(tx, clock)
    await addJob(tx, 'delete-queued-files', {})
  })
}
