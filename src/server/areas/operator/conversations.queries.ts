import { eq } from 'drizzle-orm'
import type { OperatorConversation } from '#contract/operator-rows.ts'
import type { Database, Transaction } from '#db/client.ts'
import { user } from '#db/schema/auth.ts'
import { profiles } from '#db/schema/profile.ts'
import { supportConversations } from '#db/schema/support.ts'
import { maskAddress } from '#domain/operator/mask-address.ts'
import { personInWords } from '#domain/operator/operators.ts'
import { listMessages } from '#server/areas/support/support.queries.ts'
import type { OperatorId } from '#server/core/membership.ts'

/** A conversation with its messages; null when there is none. */
export async function findConversation(
  db: Database | Transaction,
  _by: OperatorId,
  conversationId: string,
): Promise<OperatorConversation | null> {
  const [row] = await db
    .select({
      id: supportConversations.id,
      subject: supportConversations.subject,
      isFirst: supportConversations.isFirst,
      dueAt: supportConversations.dueAt,
      closedAt: supportConversations.closedAt,
      role: profiles.role,
      brandName: profiles.brandName,
      email: user.email,
    })
    .from(supportConversations)
    .innerJoin(profiles, eq(profiles.id, supportConversations.userId))
    .innerJoin(user, eq(user.id, supportConversations.userId))
    .where(eq(supportConversations.id, conversationId))
  if (!row) return null
  const { role, brandName, email, dueAt, closedAt, ...conversation } = row
  return {
    ...conversation,
    from: personInWords(role, brandName),
    email: maskAddress(email),
    dueAt: dueAt?.toISOString() ?? null,
    closedAt: closedAt?.toISOString() ?? null,
    messages: await listMessages(db, conversationId),
  }
}
