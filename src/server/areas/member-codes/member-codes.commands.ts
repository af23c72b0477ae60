import { randomBytes } from 'node:crypto'
import { and, eq, isNull, type SQL } from 'drizzle-orm'
import type { MemberCode } from '#contract/member-codes.ts'
import type { Database, Transaction } from '#db/client.ts'
import { memberCodes } from '#db/schema/member-codes.ts'
import {
  MEMBER_CODE_LENGTH,
  MEMBER_CODE_VALID_DAYS,
  memberCodeFrom,
} from '#domain/member-codes/member-codes.ts'
import { accessOf, type NamedPreset, presetOfRole, type Standing } from '#domain/members/permissions.ts'
import type { Role } from '#domain/members/roles.ts'
import { DAY_MS } from '#domain/time/time.ts'
import { type ActingMember, type Author, lockWedding, recordChange } from '#server/core/changes.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'
import type { Clock } from '#server/platform/clock.ts'
import { listOpenCodes } from './member-codes.queries.ts'

type Rights = Omit<Standing, 'hasCouple'>

type Acting = Author & { weddingId: MemberWeddingId }

type Wish = {
  role: Role
  preset?: NamedPreset | undefined
  recipient: string
  expiresAt?: Date | null
}

/**
 * The open code of a role, a preset and a recipient, made when there is none or when `renew` asks for another. The
 * wedding's row is locked, so two members asking at once get the same code, and no more codes are open than `max`.
 */
export async function createMemberCode(
  db: Database,
  clock: Clock,
  by: ActingMember<'wedding', 'edit'>,
  wish: Wish & { renew: boolean; max: number },
): Promise<MemberCode | 'tooMany'> {
  const { weddingId } = by
  return db.transaction(async (tx) => {
    await lockWedding(tx, weddingId)
    const { role, preset = presetOfRole(role), recipient } = wish
    const codes = await listOpenCodes(tx, clock, weddingId)
    const open = codes.find(
      (one) => one.role === role && one.preset === preset && one.recipient === recipient,
    )
    if (open && !wish.renew) return open
    if (!open && codes.length >= wish.max) return 'tooMany'
    await closeOpen(tx, weddingId, clock, sameAs({ role, preset, recipient }))
    const invitation = await insertCode(tx, clock, weddingId, wish)
    await recordChange(tx, by, 'invitations')
    return invitation
  })
}

/**
 * Puts new codes in the place of the open ones when a member loses sight of them, because what they know would let
 * them in again. The wedding is locked; `after` is null for a member who is none any more.
 */
export async function replaceKnownCodes(
  tx: Transaction,
  clock: Clock,
  by: Acting,
  { before, after }: { before: Rights; after: Rights | null },
): Promise<void> {
  const { weddingId } = by
  if (!mayInvite(before) || (after !== null && mayInvite(after))) return
  const open = await listOpenCodes(tx, clock, weddingId)
  if (open.length === 0) return
  await endMemberCodes(tx, clock, by)
  for (const { role, preset, recipient } of open)
    await insertCode(tx, clock, weddingId, { role, preset, recipient })
}

const mayInvite = (rights: Rights) => accessOf({ ...rights, hasCouple: true }).wedding === 'edit'

/** Ends every open code of a wedding. */
export async function endMemberCodes(tx: Transaction, clock: Clock, by: Acting): Promise<void> {
  await closeOpen(tx, by.weddingId, clock)
  await recordChange(tx, by, 'invitations')
}

/** Says whom an open code is for; `null` when the wedding has no such open code. */
export async function nameRecipient(
  db: Database,
  clock: Clock,
  by: ActingMember<'wedding', 'edit'>,
  { code, recipient }: { code: string; recipient: string },
): Promise<MemberCode | 'nameTaken' | null> {
  const { weddingId } = by
  return db.transaction(async (tx) => {
    await lockWedding(tx, weddingId)
    const codes = await listOpenCodes(tx, clock, weddingId)
    const open = codes.find((one) => one.code === code)
    if (!open) return null
    const isTaken = codes.some(
      (one) => one !== open && one.preset === open.preset && one.recipient === recipient,
    )
    if (isTaken) return 'nameTaken'
    // A code that has expired keeps its name until another takes it.
    await closeOpen(tx, weddingId, clock, sameAs({ ...open, recipient }))
    await tx.update(memberCodes).set({ recipient }).where(eq(memberCodes.code, code))
    await recordChange(tx, by, 'invitations')
    return { ...open, recipient }
  })
}

/** Withdraws an open code; `false` when the wedding has no such open code. */
export async function withdrawMemberCode(
  db: Database,
  clock: Clock,
  by: ActingMember<'wedding', 'edit'>,
  code: string,
) {
  const { weddingId } = by
  return db.transaction(async (tx) => {
    const closed = await closeOpen(tx, weddingId, clock, eq(memberCodes.code, code))
    if (closed.length > 0) await recordChange(tx, by, 'invitations')
    return closed.length > 0
  })
}

async function insertCode(
  tx: Transaction,
  clock: Clock,
  weddingId: MemberWeddingId,
  { role, preset = presetOfRole(role), recipient, expiresAt: wished }: Wish,
): Promise<MemberCode> {
  const now = clock.now()
  const expiresAt = wished === undefined ? new Date(now.getTime() + MEMBER_CODE_VALID_DAYS * DAY_MS) : wished
  const code = memberCodeFrom(randomBytes(MEMBER_CODE_LENGTH))
  await tx.insert(memberCodes).values({ code, weddingId, role, preset, recipient, expiresAt, createdAt: now })
  return { code, role, preset, recipient, expiresAt: expiresAt?.toISOString() ?? null }
}

const sameAs = ({ role, preset, recipient }: Pick<MemberCode, 'role' | 'preset' | 'recipient'>) =>
  and(eq(memberCodes.role, role), eq(memberCodes.preset, preset), eq(memberCodes.recipient, recipient))

/** The name of the recipient leaves with the code: what remains only says that it was replaced. */
function closeOpen(tx: Transaction, weddingId: MemberWeddingId, clock: Clock, which?: SQL) {
  return tx
    .update(memberCodes)
    .set({ replacedAt: clock.now(), recipient: '' })
    .where(
      and(
        eq(memberCodes.weddingId, weddingId),
        which,
        isNull(memberCodes.usedAt),
        isNull(memberCodes.replacedAt),
      ),
    )
    .returning({ code: memberCodes.code })
}
