import { and, eq, gt } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { operatorActs } from '#db/schema/operator.ts'
import { supportConversations } from '#db/schema/support.ts'
import { SITTING_MINUTES } from '#domain/operator/operators.ts'
import { MINUTE_MS } from '#domain/time/time.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import type { OperatorId } from '#server/core/membership.ts'
import { noteAct } from './operator-acts.commands.ts'

/** Notes that an operator reads a conversation; once in a sitting, however often the page asks. */
export async function noteOpened(
  platform: Pick<Platform, 'db' | 'clock'> & Configured<'publicUrl'>,
  by: OperatorId,
  conversationId: string,
): Promise<void> {
  const { db, clock } = platform
  await db.transaction(async (tx) => {
    const conversation = await holdConversation(tx, conversationId)
    if (!conversation) return
    const { subject, userId } = conversation
    const since = new Date(clock.now().getTime() - SITTING_MINUTES * MINUTE_MS)
    const known = await tx.$count(
      operatorActs,
      and(
        eq(operatorActs.operatorId, by),
        eq(operatorActs.act, 'conversationOpened'),
        eq(operatorActs.targetId, conversationId),
        gt(operatorActs.at, since),
      ),
    )
    if (known === 0) {
      const act = 'conversationOpened'
      await noteAct(tx, platform, by, { act, subject, userId, targetId: conversationId })
    }
  })
}

/** Holds a conversation for changing it in its turn. */
export async function holdConversation(tx: Transaction, conversationId: string) {
  const [conversation] = await tx
    .select()
    .from(supportConversations)
    .where(eq(supportConversations.id, conversationId))
    .for('update')
  return conversation
}
