import { lt } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { operatorActs, operatorSittings } from '#db/schema/operator.ts'
import {
  ACT_SUBJECT_MAX,
  OPERATOR_LOG_DAYS,
  type OperatorAct,
  operatorActLine,
} from '#domain/operator/operator-acts.ts'
import { noteAccountActivity } from '#server/core/auth/account-activity/account-activity.commands.ts'
import { inDays } from '#server/core/auth/session-cookie.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import type { Operating, OperatorId } from '#server/core/membership.ts'
import type { Clock } from '#server/platform/clock.ts'
import { newId } from '#server/platform/ids.ts'

type Act = {
  act: OperatorAct
  /** The matter of it, without addresses. */
  subject: string
  /** The row that it was about. */
  targetId?: string
  /** The person concerned, who reads of it in the activity of their account. */
  userId?: string
}

/** Notes what an operator did. Belongs in the transaction of what is done, so that neither is there without the other. */
export async function noteAct(
  tx: Database | Transaction,
  platform: Pick<Platform, 'clock'> & Configured<'publicUrl'>,
  by: OperatorId,
  { act, subject: whole, targetId, userId }: Act,
): Promise<void> {
  const at = platform.clock.now()
  const subject = whole.length > ACT_SUBJECT_MAX ? `${whole.slice(0, ACT_SUBJECT_MAX - 1)}…` : whole
  await tx.insert(operatorActs).values({
    id: newId(),
    operatorId: by,
    act,
    subject,
    targetId: targetId ?? null,
    userId: userId ?? null,
    at,
  })
  if (!userId) return
  await noteAccountActivity(tx, platform, {
    userId,
    kind: 'operatorActed',
    subject: operatorActLine(act, subject),
  })
}

/** Begins a sitting of a session, or begins it anew. */
export async function beginSitting(
  platform: Pick<Platform, 'db' | 'clock'> & Configured<'publicUrl'>,
  { operatorId, sessionId }: Operating,
): Promise<Date> {
  const beganAt = platform.clock.now()
  await platform.db.transaction(async (tx) => {
    await tx
      .insert(operatorSittings)
      .values({ sessionId, beganAt })
      .onConflictDoUpdate({ target: operatorSittings.sessionId, set: { beganAt } })
    await noteAct(tx, platform, operatorId, { act: 'sittingOpened', subject: '' })
  })
  return beganAt
}

/** Deletes old lines of what operators did. */
export const forgetActs = (tx: Transaction, clock: Clock) =>
  tx.delete(operatorActs).where(lt(operatorActs.at, inDays(clock.now(), -OPERATOR_LOG_DAYS)))
