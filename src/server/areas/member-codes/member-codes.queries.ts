import { and, eq, gt, isNull, or } from 'drizzle-orm'
import type { MemberCode } from '#contract/member-codes.ts'
import type { Database, Transaction } from '#db/client.ts'
import { memberCodes } from '#db/schema/member-codes.ts'
import { weddings } from '#db/schema/weddings.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'
import type { Clock } from '#server/platform/clock.ts'

/** The codes of a wedding that can still be redeemed: at most one a role, preset and recipient. */
export async function listOpenCodes(
  db: Database | Transaction,
  clock: Clock,
  weddingId: MemberWeddingId,
): Promise<MemberCode[]> {
  const rows = await db
    .select({
      code: memberCodes.code,
      role: memberCodes.role,
      preset: memberCodes.preset,
      recipient: memberCodes.recipient,
      expiresAt: memberCodes.expiresAt,
    })
    .from(memberCodes)
    .where(
      and(
        eq(memberCodes.weddingId, weddingId),
        isNull(memberCodes.usedAt),
        isNull(memberCodes.replacedAt),
        or(isNull(memberCodes.expiresAt), gt(memberCodes.expiresAt, clock.now())),
      ),
    )
    .orderBy(memberCodes.role, memberCodes.preset, memberCodes.recipient)
  return rows.map((row) => ({ ...row, expiresAt: row.expiresAt?.toISOString() ?? null }))
}

/** The name that an invitation calls the wedding by. */
export async function findWeddingName(db: Database, weddingId: MemberWeddingId): Promise<string> {
  const [wedding] = await db.select({ name: weddings.name }).from(weddings).where(eq(weddings.id, weddingId))
  return wedding?.name ?? ''
}
