import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { contentReports, hiddenContent, reportClaims, reportDecisions } from '#db/schema/moderation.ts'
import { type ClaimSide, isHiding, reportsKeptSince } from '#domain/moderation/reports.ts'
import { noteAct } from '#server/areas/operator/operator-acts.commands.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import { sendMail } from '#server/core/jobs/send-mail.ts'
import type { OperatorId } from '#server/core/membership.ts'
import type { Clock } from '#server/platform/clock.ts'
import { applyDecision, emailOf, type GivenDecision, type TakenDecision } from './apply-decision.commands.ts'
import { claimAnsweredMail, decisionMails } from './decision-mails.ts'
import type { ReportedContent } from './reported-content.queries.ts'

type Deciding = Pick<Platform, 'db' | 'clock'> & Configured<'publicUrl'>

/**
 * Decides on a report, about its content or about one photo of a reported profile, and tells both sides why and how to
 * claim. A second decision is possible only after content was hidden for the time being.
 */
export async function decideReport(
  platform: Deciding,
  by: OperatorId,
  { reportId, photoId }: { reportId: string; photoId: string | null },
  given: GivenDecision,
): Promise<'REPORT_NOT_FOUND' | 'REPORT_DECIDED' | 'NOTHING_TO_HIDE' | null> {
  const { db, clock } = platform
  return db.transaction(async (tx) => {
    const [report] = await tx
      .select()
      .from(contentReports)
      .where(eq(contentReports.id, reportId))
      .for('update')
    if (!report) return 'REPORT_NOT_FOUND'
    if (!report.isWaiting) return 'REPORT_DECIDED'
    const { kind, ownerId, targetId } = report
    const content: ReportedContent =
      kind === 'profile' && photoId
        ? { kind: 'photo', ownerId, targetId: photoId }
        : { kind, ownerId, targetId }
    // A person who reported has nothing to claim where all that they reported is out of sight.
    const sides: ClaimSide[] = isHiding(given.decision)
      ? content.kind === kind
        ? ['affected']
        : ['reporter', 'affected']
      : ['reporter']
    const taken = await applyDecision(tx, clock, { report, content, sides }, given)
    if (!taken) return 'NOTHING_TO_HIDE'
    await tellDecision(tx, platform, by, taken, ['reporter', 'affected'])
    return null
  })
}

/**
 * Answers a claim. One that is upheld turns the decision round: the other side is told and may claim in turn, the side
 * that claimed has had the last of our decisions.
 */
export async function answerClaim(
  platform: Deciding,
  by: OperatorId,
  { reportId, decisionId, side }: { reportId: string; decisionId: string; side: ClaimSide },
  { isUpheld, ...given }: Omit<GivenDecision, 'decision'> & { isUpheld: boolean },
): Promise<'CLAIM_NOT_FOUND' | 'NOTHING_TO_HIDE' | null> {
  const { db, clock } = platform
  const { publicUrl } = platform.settings
  return db.transaction(async (tx) => {
    const waiting = and(
      isClaim(decisionId, side),
      isNotNull(reportClaims.claimedAt),
      isNull(reportClaims.answeredAt),
    )
    const [claimed] = await tx
      .select({ report: contentReports, decision: reportDecisions })
      .from(reportClaims)
      .innerJoin(reportDecisions, eq(reportDecisions.id, reportClaims.decisionId))
      .innerJoin(contentReports, eq(contentReports.id, reportDecisions.reportId))
      .where(and(waiting, eq(contentReports.id, reportId)))
      .for('update')
    if (!claimed) return 'CLAIM_NOT_FOUND'
    const { report, decision } = claimed
    if (isUpheld) {
      const other: ClaimSide = side === 'reporter' ? 'affected' : 'reporter'
      const turned = side === 'affected' ? 'kept' : 'removed'
      // A reporter who claims while one photo is hidden already claims about the rest.
      const content = side === 'reporter' && isHiding(decision.decision) ? report : decision
      const taken = await applyDecision(
        tx,
        clock,
        { report, content, sides: [other] },
        { ...given, decision: turned },
      )
      if (!taken) return 'NOTHING_TO_HIDE'
      await tellDecision(tx, platform, by, taken, [other])
    }
    const { reasons } = given
    await tx.update(reportClaims).set({ isUpheld, reasons, answeredAt: clock.now() }).where(waiting)
    await noteAct(tx, platform, by, {
      act: isUpheld ? 'claimUpheld' : 'claimRejected',
      subject: decision.title,
      ...(decision.affectedId && { userId: decision.affectedId }),
    })
    const to = side === 'reporter' ? report.reporterEmail : await emailOf(tx, decision.affectedId)
    if (to) await sendMail(tx, claimAnsweredMail(to, { decision, side, isUpheld, reasons, publicUrl }))
    return null
  })
}

/** Logs a decision, which the person concerned reads in the activity of their account, and writes to the sides. */
async function tellDecision(
  tx: Transaction,
  platform: Deciding,
  by: OperatorId,
  taken: TakenDecision,
  sides: readonly ClaimSide[],
): Promise<void> {
  const { decision } = taken
  await noteAct(tx, platform, by, {
    act: ({ removed: 'contentRemoved', hidden: 'contentHidden', kept: 'contentKept' } as const)[
      decision.decision
    ],
    subject: decision.title,
    ...(decision.affectedId && { userId: decision.affectedId }),
  })
  for (const mail of decisionMails(taken, sides, platform.settings.publicUrl)) await sendMail(tx, mail)
}

/** The condition that a row is the claim of this side against this decision. */
const isClaim = (decisionId: string, side: ClaimSide) =>
  and(eq(reportClaims.decisionId, decisionId), eq(reportClaims.side, side))

/** Deletes the reports that nothing can be claimed against any more, unless they say why content is still hidden. */
export const forgetReports = (tx: Transaction, clock: Clock) =>
  tx.delete(contentReports).where(
    and(
      eq(contentReports.isWaiting, false),
      lt(contentReports.decidedAt, reportsKeptSince(clock.now())),
      sql`not exists (
        select from ${hiddenContent} h join ${reportDecisions} d on d.id = h.decision_id
        where d.report_id = ${contentReports.id})`,
      sql`not exists (
        select from ${reportClaims} c join ${reportDecisions} d on d.id = c.decision_id
        where d.report_id = ${contentReports.id} and c.claimed_at is not null and c.answered_at is null)`,
    ),
  )
