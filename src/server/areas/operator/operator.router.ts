import { endOfSitting } from '#domain/operator/operators.ts'
import { giveCode } from '#server/core/auth/operators/give-code.ts'
import { operator } from '#server/core/procedures/procedures.ts'
import { newId } from '#server/platform/ids.ts'
import { listAccounts } from './accounts.queries.ts'
import { answerConversation, closeConversation } from './conversations.commands.ts'
import { findConversation } from './conversations.queries.ts'
import { noteOpened } from './note-opened.commands.ts'
import { listActs } from './operator.queries.ts'
import { beginSitting } from './operator-acts.commands.ts'
import { readOverview } from './operator-overview.queries.ts'
import { retryJobs } from './retry-jobs.commands.ts'
import { liftSuspension, noteSearch, suspendAccount } from './suspensions.commands.ts'

const routes = operator.operator

export const operatorRouter = {
  openSitting: routes.openSitting.handler(async ({ context, input, errors }) => {
    const { platform, operatorId, sessionId } = context
    const { isRight, waitSeconds } = await giveCode(platform, operatorId, {
      code: input.code,
      purpose: 'sitting',
    })
    if (waitSeconds) throw errors.TOO_MANY_ATTEMPTS({ data: { retryAfterSeconds: waitSeconds } })
    if (!isRight) throw errors.INVALID_CODE()
    return { until: endOfSitting(await beginSitting(platform, { operatorId, sessionId })).toISOString() }
  }),

  overview: routes.overview.handler(({ context: { platform, operatorId } }) =>
    readOverview(platform.db, operatorId),
  ),

  retryJobs: routes.retryJobs.handler(async ({ context: { platform, operatorId }, input }) => ({
    retried: await retryJobs(platform, operatorId, input.ids),
  })),

  openConversation: routes.openConversation.handler(
    async ({ context: { platform, operatorId }, input, errors }) => {
      await noteOpened(platform, operatorId, input.conversationId)
      const found = await findConversation(platform.db, operatorId, input.conversationId)
      if (!found) throw errors.CONVERSATION_NOT_FOUND()
      return found
    },
  ),

  answer: routes.answer.handler(async ({ context, input, errors }) => {
    const { platform, operatorId, actor } = context
    const { conversationId, id = newId(), text, lastSeenId } = input
    const operatorName = firstNameOf(actor.fullName)
    const answer = { id: id.toLowerCase(), text, lastSeenId, operatorName }
    const outcome = await answerConversation(platform, operatorId, conversationId, answer)
    if (outcome === 'arrived') throw errors.MESSAGE_ARRIVED()
    const found = await findConversation(platform.db, operatorId, conversationId)
    if (!found) throw errors.CONVERSATION_NOT_FOUND()
    return found
  }),

  closeConversation: routes.closeConversation.handler(async ({ context, input, errors }) => {
    const { platform, operatorId } = context
    const { conversationId, lastSeenId } = input
    const outcome = await closeConversation(platform, operatorId, conversationId, lastSeenId)
    if (outcome === 'arrived') throw errors.MESSAGE_ARRIVED()
    const found = await findConversation(platform.db, operatorId, conversationId)
    if (!found) throw errors.CONVERSATION_NOT_FOUND()
    return found
  }),

  suspended: routes.suspended.handler(({ context: { platform, operatorId } }) =>
    listAccounts(platform.db, operatorId, 'suspended'),
  ),

  searchAccount: routes.searchAccount.handler(
    async ({ context: { platform, operatorId }, input: { email } }) => {
      const [found] = await listAccounts(platform.db, operatorId, { email })
      if (found) await noteSearch(platform, operatorId, found.id)
      return found ?? null
    },
  ),

  suspend: routes.suspend.handler(async ({ context: { platform, operatorId }, input, errors }) => {
    const { reason, code } = input
    const [account] = await listAccounts(platform.db, operatorId, { userId: input.userId })
    if (!account) throw errors.NO_SUCH_ACCOUNT()
    if (account.id === operatorId) throw errors.OWN_ACCOUNT()
    const { isRight, waitSeconds } = await giveCode(platform, operatorId, { code, purpose: 'suspension' })
    if (waitSeconds) throw errors.TOO_MANY_ATTEMPTS({ data: { retryAfterSeconds: waitSeconds } })
    if (!isRight) throw errors.INVALID_CODE()
    await suspendAccount(platform, operatorId, { userId: account.id, reason })
    return (await listAccounts(platform.db, operatorId, { userId: account.id }))[0] ?? account
  }),

  restore: routes.restore.handler(async ({ context: { platform, operatorId }, input, errors }) => {
    await liftSuspension(platform, operatorId, input.userId)
    const [account] = await listAccounts(platform.db, operatorId, { userId: input.userId })
    if (!account) throw errors.NO_SUCH_ACCOUNT()
    return account
  }),

  log: routes.log.handler(({ context: { platform, operatorId } }) => listActs(platform.db, operatorId)),
}

/** People know an operator by their first name. */
const firstNameOf = (fullName: string) => fullName.trim().split(/\s+/)[0] || 'El equipo'
