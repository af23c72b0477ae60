import { SUPPORT_MESSAGES_PER_HOUR, supportPromise } from '#domain/support/support.ts'
import { HOUR_SECONDS } from '#domain/time/time.ts'
import { isWithPlan } from '#server/core/auth/plan-of.queries.ts'
import type { RequestContext } from '#server/core/context.ts'
import { signedIn } from '#server/core/procedures/procedures.ts'
import { newId } from '#server/platform/ids.ts'
import { closeConversation, noteAnswerRead, replyToOperator, writeToOperator } from './support.commands.ts'
import { announceConversation, findConversation, listConversations } from './support.queries.ts'

const MESSAGES = { max: SUPPORT_MESSAGES_PER_HOUR, windowSeconds: HOUR_SECONDS }

const routes = signedIn.support

export const supportRouter = {
  overview: routes.overview.handler(async ({ context: { platform, actor } }) => ({
    promise: supportPromise(await isWithPlan(platform, actor), platform.settings.supportHours),
    conversations: await listConversations(platform.db, actor.userId),
  })),

  write: routes.write.handler(async ({ context, input, errors }) => {
    const { platform, actor } = context
    const { id = newId(), text, facts } = input
    const known = await findConversation(platform.db, actor.userId, id)
    if (known) return known
    const wait = await waitOf(context, actor.userId)
    if (wait) throw errors.TOO_MANY_MESSAGES({ data: { retryAfterSeconds: wait } })
    const written = await writeToOperator(platform, actor, { id, text, facts })
    if (!written) throw errors.SUPPORT_NOT_FOUND()
    await announceConversation(platform, actor.userId)
    return written
  }),

  find: routes.find.handler(async ({ context: { platform, actor }, input, errors }) => {
    const found = await findConversation(platform.db, actor.userId, input.conversationId)
    if (!found) throw errors.SUPPORT_NOT_FOUND()
    if (found.isUnread) await noteAnswerRead(platform.db, actor.userId, found.id)
    return { ...found, isUnread: false }
  }),

  reply: routes.reply.handler(async ({ context, input, errors }) => {
    const { platform, actor } = context
    const { conversationId, id = newId(), text } = input
    if (!(await findConversation(platform.db, actor.userId, conversationId))) throw errors.SUPPORT_NOT_FOUND()
    const wait = await waitOf(context, actor.userId)
    if (wait) throw errors.TOO_MANY_MESSAGES({ data: { retryAfterSeconds: wait } })
    const written = await replyToOperator(platform, actor, conversationId, { id, text })
    if (!written) throw errors.SUPPORT_NOT_FOUND()
    await announceConversation(platform, actor.userId)
    return written
  }),

  close: routes.close.handler(async ({ context: { platform, actor }, input, errors }) => {
    const closed = await closeConversation(platform.db, platform.clock, actor.userId, input.conversationId)
    if (!closed) throw errors.SUPPORT_NOT_FOUND()
    await announceConversation(platform, actor.userId)
    return closed
  }),
}

/** Seconds until the person may write again; 0 when they may. */
async function waitOf({ platform }: Pick<RequestContext, 'platform'>, userId: string): Promise<number> {
  const verdict = await platform.rateLimiter.consume(`support:${userId}`, MESSAGES)
  return verdict.allowed ? 0 : verdict.retryAfterSeconds
}
