import type { OpenedConversation } from '#contract/support.ts'
import { api, client } from '../../sync/api.ts'
import { queryClient } from '../../sync/query-client.ts'
import type { Facts } from './page-facts.ts'
import { conversationQuery, supportQuery } from './support.queries.ts'

/** Begins a conversation and gives its id; a second try with the same id makes no second one. */
export async function writeToOperator(id: string, text: string, facts: Facts | null): Promise<string> {
  keep(await client.support.write({ id, text, facts }))
  return id
}

export async function replyToOperator(conversationId: string, id: string, text: string): Promise<void> {
  keep(await client.support.reply({ conversationId, id, text }))
}

/** 'Ya está resuelto'. */
export async function closeConversation(conversationId: string): Promise<void> {
  await client.support.close({ conversationId })
  await queryClient.invalidateQueries({ queryKey: api.support.key() })
}

function keep(conversation: OpenedConversation): void {
  queryClient.setQueryData(conversationQuery(conversation.id).queryKey, conversation)
  void queryClient.invalidateQueries({ queryKey: supportQuery.queryKey })
}
