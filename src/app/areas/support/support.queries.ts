import { queryOptions } from '@tanstack/react-query'
import { api } from '../../sync/api.ts'
import { STALE_LISTS } from '../../sync/query-client.ts'
import './support.sentences.ts'

/** The promise to the person, and their conversations with the operator. */
export const supportQuery = queryOptions(api.support.overview.queryOptions({ staleTime: STALE_LISTS }))

/** A conversation; read again whenever it is opened, because an answer may have come. */
export const conversationQuery = (conversationId: string) =>
  queryOptions(api.support.find.queryOptions({ input: { conversationId } }))
