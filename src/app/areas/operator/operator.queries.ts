import { queryOptions } from '@tanstack/react-query'
import { MINUTE_MS } from '#domain/time/time.ts'
import { api, client } from '../../sync/api.ts'
import '../../shared/operator/operator.sentences.ts'

/** Numbers, failures and who waits; refused outside a sitting. Jobs fail without an event, so it is read each minute. */
export const operatorOverviewQuery = queryOptions({
  ...api.operator.overview.queryOptions(),
  refetchInterval: MINUTE_MS,
})

/** The acts of operators, the newest first. */
export const operatorLogQuery = queryOptions(api.operator.log.queryOptions({ staleTime: 0 }))

/** A conversation. Opening it is noted once in a sitting, so that it may be read again when it goes on. */
export const openedConversationQuery = (conversationId: string) =>
  queryOptions({
    queryKey: [['operator', 'openConversation'], { input: { conversationId } }] as const,
    queryFn: ({ signal }) => client.operator.openConversation({ conversationId }, { signal }),
    staleTime: 0,
  })

/** The accounts that are suspended. */
export const suspendedQuery = queryOptions(api.operator.suspended.queryOptions())
