import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { contentReports, reportClaims, reportDecisions } from '#db/schema/moderation.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import { sendMail } from '#server/core/jobs/send-mail.ts'
import type { Clock } from '#server/platform/clock.ts'
import { claimTokenHash, emailOf } from './apply-decision.commands.ts'
import { claimReceivedMail, claimWaitsMail } from './decision-mails.ts'

/** Stores a claim once, with its receipt; false when there is one already or its time is over. */
export async function submitClaim(
  {
    db,
    clock,
    settings: { publicUrl, contactEmail },
  }: Pick<Platform, 'db' | 'clock'> & Configured<'publicUrl' | 'contactEmail'>,
  token: string,
  message: string,
): Promise<boolean> {
  const at = clock.now()
  return db.transaction(async (tx) => {
    const [opened] = await tx
      .select({ side: reportClaims.side, decision: reportDecisions, report: contentReports })
      .from(reportClaims)
      .innerJoin(reportDecisions, eq(reportDecisions.id, reportClaims.decisionId))
      .innerJoin(contentReports, eq(contentReports.id, reportDecisions.reportId))
      .where(and(isOpenedBy(token), isNull(reportClaims.claimedAt), gt(reportDecisions.claimUntil, at)))
      .for('update', { of: reportClaims })
    if (!opened) return false
    const { side, decision, report } = opened
    await tx.update(reportClaims).set({ message, claimedAt: at }).where(isOpenedBy(token))
    const to = side === 'reporter' ? report.reporterEmail : await emailOf(tx, decision.affectedId)
    if (to) await sendMail(tx, claimReceivedMail(to, decision.title, at))
    await sendMail(
      tx,
      claimWaitsMail(contactEmail, decision.title, message, `${publicUrl}/app/operator#denuncias`),
    )
    return true
  })
}

/** Reads the page of a claim; null for a link that is unknown or whose time is over without a claim. */
export async function findClaim(db: Database, clock: Clock, token: string) {
  const [claim] = await db
    .select({
      title: reportDecisions.title,
      decision: reportDecisions.decision,
      ground: reportDecisions.ground,
      rule: reportDecisions.rule,
      reasons: reportDecisions.reasons,
      decidedAt: reportDecisions.decidedAt,
      claimUntil: reportDecisions.claimUntil,
      claimedAt: reportClaims.claimedAt,
      isUpheld: reportClaims.isUpheld,
      answer: reportClaims.reasons,
    })
    .from(reportClaims)
    .innerJoin(reportDecisions, eq(reportDecisions.id, reportClaims.decisionId))
    .where(isOpenedBy(token))
  if (!claim || (!claim.claimedAt && claim.claimUntil <= clock.now())) return null
  const { isUpheld, answer, ...shown } = claim
  return { ...shown, answer: isUpheld === null ? null : { isUpheld, reasons: answer ?? '' } }
}

const isOpenedBy = (token: string) => eq(reportClaims.tokenHash, claimTokenHash(token))
