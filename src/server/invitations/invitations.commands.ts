import { randomBytes } from 'node:crypto'
import { and, eq, isNull, type SQL } from 'drizzle-orm'
import type { Invitation } from '#contract/invitations.ts'
import type { Database, Transaction } from '#db/client.ts'
import { invitationCodes } from '#db/schema/invitations.ts'
import { INVITATION_CODE_LENGTH, INVITATION_VALID_DAYS, invitationCodeFrom } from '#domain/invitations.ts'
import { type NamedPreset, presetOfRole } from '#domain/permissions.ts'
import type { Role } from '#domain/roles.ts'
import { DAY_MS } from '#domain/time.ts'
import type { MemberWeddingId } from '../auth/gate.ts'
import { type ActingMember, lockWedding, recordChange } from '../changes.ts'
import type { Clock } from '../platform/clock.ts'
import { listOpenInvitations } from './invitations.queries.ts'

type Wish = { role: Role; preset?: NamedPreset | undefined; expiresAt?: Date | null }

/**
 * The open code of a role and a preset, made when there is none or when `renew` asks for another. The wedding's
 * row is locked, so two members asking at once get the same code.
 */
export async function createInvitation(
  db: Database,
  clock: Clock,
  by: ActingMember<'wedding', 'edit'>,
  wish: Wish & { renew: boolean },
): Promise<Invitation> {
  const { weddingId } = by
  return db.transaction(async (tx) => {
    await lockWedding(tx, weddingId)
    const { role, preset = presetOfRole(role) } = wish
    const codes = await listOpenInvitations(tx, clock, weddingId)
    const open = codes.find((one) => one.role === role && one.preset === preset)
    if (open && !wish.renew) return open
    const same = and(eq(invitationCodes.role, role), eq(invitationCodes.preset, preset))
    await closeOpen(tx, weddingId, clock, same)
    const invitation = await insertCode(tx, clock, weddingId, wish)
    await recordChange(tx, by, 'invitations')
    return invitation
  })
}

/** Puts new codes in the place of the open ones, which a member who was removed knows. The wedding is locked. */
export async function replaceInvitations(
  tx: Transaction,
  clock: Clock,
  by: ActingMember<'members', 'edit'>,
): Promise<void> {
  const { weddingId } = by
  const open = await listOpenInvitations(tx, clock, weddingId)
  await endInvitations(tx, clock, by)
  for (const { role, preset } of open) await insertCode(tx, clock, weddingId, { role, preset })
}

/** Ends every open code of a wedding. */
export async function endInvitations(
  tx: Transaction,
  clock: Clock,
  by: ActingMember<'members', 'edit'>,
): Promise<void> {
  await closeOpen(tx, by.weddingId, clock)
  await recordChange(tx, by, 'invitations')
}

/** Withdraws an open code; `false` when the wedding has no such open code. */
export async function withdrawInvitation(
  db: Database,
  clock: Clock,
  by: ActingMember<'wedding', 'edit'>,
  code: string,
) {
  const { weddingId } = by
  return db.transaction(async (tx) => {
    const closed = await closeOpen(tx, weddingId, clock, eq(invitationCodes.code, code))
    if (closed.length > 0) await recordChange(tx, by, 'invitations')
    return closed.length > 0
  })
}

async function insertCode(
  tx: Transaction,
  clock: Clock,
  weddingId: MemberWeddingId,
  { role, preset = presetOfRole(role), expiresAt: wished }: Wish,
): Promise<Invitation> {
  const now = clock.now()
  const expiresAt = wished === undefined ? new Date(now.getTime() + INVITATION_VALID_DAYS * DAY_MS) : wished
  const code = invitationCodeFrom(randomBytes(INVITATION_CODE_LENGTH))
  await tx.insert(invitationCodes).values({ code, weddingId, role, preset, expiresAt, createdAt: now })
  return { code, role, preset, expiresAt: expiresAt?.toISOString() ?? null }
}

function closeOpen(tx: Transaction, weddingId: MemberWeddingId, clock: Clock, which?: SQL) {
  return tx
    .update(invitationCodes)
    .set({ replacedAt: clock.now() })
    .where(
      and(
        eq(invitationCodes.weddingId, weddingId),
        which,
        isNull(invitationCodes.usedAt),
        isNull(invitationCodes.replacedAt),
      ),
    )
    .returning({ code: invitationCodes.code })
}
