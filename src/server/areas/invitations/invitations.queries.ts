import { and, eq, gt, isNull, or } from 'drizzle-orm'
import type { Invitation } from '#contract/invitations.ts'
import type { Database, Transaction } from '#db/client.ts'
import { invitationCodes } from '#db/schema/invitations.ts'
import { weddings } from '#db/schema/weddings.ts'
import type { MemberWeddingId } from '#server/core/auth/membership.ts'
import type { Clock } from '#server/platform/clock.ts'

/** The codes of a wedding that can still be redeemed: at most one a role, preset and recipient. */
export async function listOpenInvitations(
  db: Database | Transaction,
  clock: Clock,
  weddingId: MemberWeddingId,
): Promise<Invitation[]> {
  const rows = await db
    .select({
      code: invitationCodes.code,
      role: invitationCodes.role,
      preset: invitationCodes.preset,
      recipient: invitationCodes.recipient,
      expiresAt: invitationCodes.expiresAt,
    })
    .from(invitationCodes)
    .where(
      and(
        eq(invitationCodes.weddingId, weddingId),
        isNull(invitationCodes.usedAt),
        isNull(invitationCodes.replacedAt),
        or(isNull(invitationCodes.expiresAt), gt(invitationCodes.expiresAt, clock.now())),
      ),
    )
    .orderBy(invitationCodes.role, invitationCodes.preset, invitationCodes.recipient)
  return rows.map((row) => ({ ...row, expiresAt: row.expiresAt?.toISOString() ?? null }))
}

/** The name that an invitation calls the wedding by. */
export async function findWeddingName(db: Database, weddingId: MemberWeddingId): Promise<string> {
  const [wedding] = await db.select({ name: weddings.name }).from(weddings).where(eq(weddings.id, weddingId))
  return wedding?.name ?? ''
}
