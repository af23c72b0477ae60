import { createHash, randomBytes } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { user } from '#db/schema/auth.ts'
import { contentReports, hiddenContent, reportClaims, reportDecisions } from '#db/schema/moderation.ts'
import {
  type ClaimSide,
  claimUntil,
  isHideable,
  isHiding,
  type ReportDecision,
  type ReportGround,
} from '#domain/moderation/reports.ts'
import type { Clock } from '#server/platform/clock.ts'
import { newId } from '#server/platform/ids.ts'
import { describeContent, type ReportedContent } from './reported-content.queries.ts'

export type GivenDecision = {
  decision: ReportDecision
  /** The basis of a decision that hides; null for one that does not. */
  ground: ReportGround | null
  rule: string | null
  reasons: string
}

export type StoredReport = typeof contentReports.$inferSelect
export type StoredDecision = typeof reportDecisions.$inferSelect

/** A decision that has taken effect, with the tokens of the links by which each side may claim. */
export type TakenDecision = {
  report: StoredReport
  decision: StoredDecision
  affectedEmail: string | null
  tokens: Partial<Record<ClaimSide, string>>
}

/** Claims are found by this: a stolen copy of the database opens none. */
export const claimTokenHash = (token: string): string => createHash('sha256').update(token).digest('hex')

/**
 * Stores a decision on a content and hides it or shows it again. The former decisions of the same report hide nothing
 * more. `null` when it is to be hidden and is not there.
 */
export async function applyDecision(
  tx: Transaction,
  clock: Clock,
  { report, content, sides }: { report: StoredReport; content: ReportedContent; sides: readonly ClaimSide[] },
  given: GivenDecision,
): Promise<TakenDecision | null> {
  const at = clock.now()
  const { kind, ownerId, targetId } = content
  const { title, affectedId } = await describeContent(tx, content)
  const hides = isHiding(given.decision)
  if (hides && (title === null || !ownerId || !targetId || !isHideable(kind))) return null

  const [decision] = await tx
    .insert(reportDecisions)
    .values({
      ...{ id: newId(), reportId: report.id, kind, ownerId, targetId, affectedId },
      ...{ title: title ?? 'Otra página', decidedAt: at, claimUntil: claimUntil(at) },
      ...given,
      ...(!hides && { ground: null, rule: null }),
    })
    .returning()
  const ofReport = tx
    .select({ id: reportDecisions.id })
    .from(reportDecisions)
    .where(eq(reportDecisions.reportId, report.id))
  await tx.delete(hiddenContent).where(inArray(hiddenContent.decisionId, ofReport))
  if (hides && isHideable(kind)) {
    await tx
      .insert(hiddenContent)
      .values({ ownerId: ownerId!, targetId: targetId!, kind, decisionId: decision!.id, at })
  }
  await tx
    .update(contentReports)
    .set({ decidedAt: at, isWaiting: given.decision === 'hidden' })
    .where(eq(contentReports.id, report.id))
  const affectedEmail = await emailOf(tx, affectedId)
  const claimants = sides.filter((side) => (side === 'reporter' ? report.reporterEmail : affectedEmail))
  return { report, decision: decision!, affectedEmail, tokens: await openClaims(tx, decision!.id, claimants) }
}

async function openClaims(
  tx: Transaction,
  decisionId: string,
  sides: readonly ClaimSide[],
): Promise<Partial<Record<ClaimSide, string>>> {
  const links = sides.map((side) => ({ side, token: randomBytes(16).toString('base64url') }))
  if (links.length > 0) {
    await tx
      .insert(reportClaims)
      .values(links.map(({ side, token }) => ({ decisionId, side, tokenHash: claimTokenHash(token) })))
  }
  return Object.fromEntries(links.map(({ side, token }) => [side, token]))
}

/** The address of the person whose content it is; `null` once their account is gone. */
export async function emailOf(tx: Transaction, userId: string | null): Promise<string | null> {
  if (!userId) return null
  const [person] = await tx.select({ email: user.email }).from(user).where(eq(user.id, userId))
  return person?.email ?? null
}
