import { lt, sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { refreshToken } from '#db/schema/access-tokens.ts'
import { accountActivity, emailChange, jwks, session, verification } from '#db/schema/auth.ts'
import { rateLimits } from '#db/schema/rate-limits.ts'
import {
  ACCOUNT_ACTIVITY_DAYS,
  SIGNING_KEY_DAYS,
  USED_REFRESH_TOKEN_DAYS,
} from '#domain/operation/retention.ts'
import type { HousekeptKind } from '#domain/operation/retention-rules.ts'
import { tidyActivity, withoutActivity } from '#server/areas/activity/activity.commands.ts'
import { emptyBin } from '#server/areas/activity/empty-bin.commands.ts'
import { forgetExpiredInvitations } from '#server/areas/agencies/invitations.commands.ts'
import { forgetRemovedPeople } from '#server/areas/agencies/people.commands.ts'
import { forgetRemovedAppointments } from '#server/areas/calendar/appointments.commands.ts'
import { forgetWeddingExports } from '#server/areas/exports/exports.commands.ts'
import { forgetEmptyHouseholds } from '#server/areas/households/forget-empty.commands.ts'
import { forgetHealthData } from '#server/areas/households/forget-health.commands.ts'
import { forgetImports } from '#server/areas/imports/imports.commands.ts'
import { forgetReports } from '#server/areas/moderation/moderation.commands.ts'
import { pruneNotifications } from '#server/areas/notifications/notifications.commands.ts'
import { forgetActs } from '#server/areas/operator/operator-acts.commands.ts'
import { forgetPlannerImports } from '#server/areas/planner-imports/planner-imports.commands.ts'
import { forgetExports } from '#server/areas/rights/data-export.commands.ts'
import { forgetConversations } from '#server/areas/support/support.commands.ts'
import { forgetBoardings } from '#server/areas/transport/boarding.commands.ts'
import { forgetRemovedOfBooks } from '#server/areas/vendor-book/vendor-book-files.commands.ts'
import { forgetDeliveries } from '#server/areas/webhooks/forget-deliveries.commands.ts'
import { purgeDeletedWeddings } from '#server/areas/weddings/delete-wedding.ts'
import { inDays } from '#server/core/auth/session-cookie.ts'
import type { Platform } from '#server/core/context.ts'
import { addJob } from '#server/core/jobs/add-job.ts'
import { defineJob } from '#server/core/jobs/job.ts'
import type { Clock } from '#server/platform/clock.ts'

/**
 * Each kind that has its time is deleted by its entry: a kind that `domain/operation/retention-rules.ts` names and is not here is
 * a type error.
 */
const HOUSEKEEPING: Record<HousekeptKind, (tx: Transaction, clock: Clock) => Promise<unknown>> = {
  attempts: (tx, clock) => tx.delete(rateLimits).where(lt(rateLimits.resetAt, clock.now())),
  sessions: (tx, clock) => tx.delete(session).where(lt(session.expiresAt, clock.now())),
  codes: (tx, clock) => tx.delete(verification).where(lt(verification.expiresAt, clock.now())),
  emailChanges: (tx, clock) => tx.delete(emailChange).where(lt(emailChange.expiresAt, clock.now())),
  accountActivity: (tx, clock) =>
    tx.delete(accountActivity).where(lt(accountActivity.at, inDays(clock.now(), -ACCOUNT_ACTIVITY_DAYS))),
  usedTokens: (tx, clock) =>
    tx.delete(refreshToken).where(lt(refreshToken.usedAt, inDays(clock.now(), -USED_REFRESH_TOKEN_DAYS))),
  signingKeys: (tx, clock) =>
    tx.delete(jwks).where(lt(jwks.expiresAt, inDays(clock.now(), -SIGNING_KEY_DAYS))),
  notifications: pruneNotifications,
  deletedWeddings: purgeDeletedWeddings,
  activity: tidyActivity,
  webhookDeliveries: forgetDeliveries,
  healthData: forgetHealthData,
  boardings: forgetBoardings,
  emptyHouseholds: forgetEmptyHouseholds,
  dataExports: forgetExports,
  weddingExports: forgetWeddingExports,
  imports: async (tx, clock) => {
    await forgetImports(tx, clock)
    await forgetPlannerImports(tx, clock)
  },
  operatorActs: forgetActs,
  support: forgetConversations,
  reports: forgetReports,
  appointments: forgetRemovedAppointments,
  vendorBook: forgetRemovedOfBooks,
  teams: async (tx, clock) => {
    await forgetExpiredInvitations(tx, clock)
    await forgetRemovedPeople(tx, clock)
  },
}

/** Every hour, seven minutes past it. */
export const housekeepingJob = defineJob('housekeeping', {
  cron: '7 * * * *',
  run: (_payload, deps) => tidyUp(deps),
})

/** Deletes what has expired. When several processes wake up at once, one does it. */
export async function tidyUp({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  await emptyBin({ db, clock })
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ mine: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtextextended('azahar housekeeping', 0)) as mine`,
    )
    if (!rows[0]!.mine) return
    await withoutActivity(tx)
    for (const tidy of Object.values(HOUSEKEEPING)) await tidy(tx, clock)
    await addJob(tx, 'delete-queued-files', {})
  })
}
