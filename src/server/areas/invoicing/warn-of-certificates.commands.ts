import { and, eq, gt, isNull, lt, or } from 'drizzle-orm'
import { invoicingSettings } from '#db/schema/invoicing.ts'
import { noticeDue } from '#domain/invoicing/certificate-expiry.ts'
import { dayInMadrid } from '#domain/time/dates.ts'
import { DAY_MS } from '#domain/time/time.ts'
import { notifyOfCertificate } from '#server/areas/notifications/notify.ts'
import { mintBookOwnerId } from '#server/core/auth/gate.ts'
import type { JobDeps } from '#server/core/jobs/job.ts'
import type { BookOwnerId } from '#server/core/membership.ts'
import { holdChain } from './chain.commands.ts'

type Deps = Pick<JobDeps, 'db' | 'clock' | 'live'>

/** More than the first notice, so that none is missed by hours. */
const LOOKED_AHEAD_MS = 62 * DAY_MS

/** Tells planners of certificates that are about to expire or have, each notice once. */
export async function warnOfCertificates(deps: Deps): Promise<void> {
  const { certificateExpiresAt: expiresAt, certificateToldDays: told, leftAt, ownerId } = invoicingSettings
  const soon = new Date(deps.clock.now().getTime() + LOOKED_AHEAD_MS)
  const rows = await deps.db
    .select({ ownerId })
    .from(invoicingSettings)
    .where(and(lt(expiresAt, soon), isNull(leftAt), or(isNull(told), gt(told, 0))))
  for (const row of rows) await warn(deps, mintBookOwnerId(row.ownerId))
}

/** The lock of the chain lets one process tell; what it told is kept with the notification, or neither is. */
async function warn({ db, clock, live }: Deps, ownerId: BookOwnerId): Promise<void> {
  const isTold = await db.transaction(async (tx) => {
    const settings = await holdChain(tx, ownerId)
    if (!settings) return false
    const { certificateExpiresAt: expiresAt, certificateToldDays: told, mode } = settings
    const days = noticeDue(expiresAt, told, clock.now())
    if (days === null) return false
    await notifyOfCertificate(tx, clock, ownerId, {
      ...{ days, expiresOn: dayInMadrid(expiresAt) },
      ...(mode === 'kept' && { isKept: true }),
    })
    await tx
      .update(invoicingSettings)
      .set({ certificateToldDays: days })
      .where(eq(invoicingSettings.ownerId, ownerId))
    return true
  })
  if (isTold) live.notificationsRead(ownerId)
}
