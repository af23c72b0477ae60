import '../../shared/session/account.sentences.ts'
import type { OperatorAccount, OperatorConversation } from '#contract/operator-rows.ts'
import { codeOf } from '../../shared/error-messages.ts'
import { api, client } from '../../sync/api.ts'
import { queryClient } from '../../sync/query-client.ts'
import { openedConversationQuery } from './operator.queries.ts'

/** Begins a sitting; what was refused without one is read again. */
export async function openSitting(code: string): Promise<void> {
  await client.operator.openSitting({ code })
  await queryClient.resetQueries({ queryKey: api.operator.key() })
}

/** Lets failed jobs run at once. */
export async function retryJobs(ids: string[]): Promise<void> {
  await inSitting(() => client.operator.retryJobs({ ids }))
  await queryClient.invalidateQueries({ queryKey: api.operator.key() })
}

type Answer = { conversationId: string; id: string; lastSeenId: string; text: string }

/** Answers a conversation; a second try with the same id answers once. */
export const answerConversation = (answer: Answer): Promise<void> =>
  keeping(answer.conversationId, () => client.operator.answer(answer))

/** Ends a conversation. */
export const closeConversation = (conversationId: string, lastSeenId: string): Promise<void> =>
  keeping(conversationId, () => client.operator.closeConversation({ conversationId, lastSeenId }))

/** Shows the conversation as it is now, also when another message has come meanwhile. */
async function keeping(conversationId: string, change: () => Promise<OperatorConversation>): Promise<void> {
  const { queryKey } = openedConversationQuery(conversationId)
  try {
    queryClient.setQueryData(queryKey, await inSitting(change))
  } catch (error) {
    if (codeOf(error) === 'MESSAGE_ARRIVED') await queryClient.invalidateQueries({ queryKey })
    throw error
  }
  void queryClient.invalidateQueries({ queryKey: api.operator.overview.key() })
}

/** The account of an address that is typed whole; null when there is none. */
export const findAccount = (email: string): Promise<OperatorAccount | null> =>
  inSitting(() => client.operator.searchAccount({ email }))

/** Suspends an account, with a code of the operator's authenticator. */
export async function suspendAccount(given: { userId: string; reason: string; code: string }) {
  const account = await inSitting(() => client.operator.suspend(given))
  await queryClient.invalidateQueries({ queryKey: api.operator.suspended.key() })
  return account
}

/** Lets an account in again. */
export async function liftSuspension(userId: string): Promise<OperatorAccount> {
  const account = await inSitting(() => client.operator.restore({ userId }))
  await queryClient.invalidateQueries({ queryKey: api.operator.suspended.key() })
  return account
}

/** When the sitting has ended meanwhile, the page is read again and asks for the code. What was typed stays. */
async function inSitting<Answer>(change: () => Promise<Answer>): Promise<Answer> {
  try {
    return await change()
  } catch (error) {
    if (codeOf(error) === 'SITTING_NEEDED') {
      void queryClient.invalidateQueries({ queryKey: api.operator.overview.key() })
    }
    throw error
  }
}
