import { queryOptions } from '@tanstack/react-query'
import { api } from '../../sync/api.ts'
import { STALE_LISTS } from '../../sync/query-client.ts'
import './requests.sentences.ts'

/** The requests to the planner of every status, the newest first. */
export const requestsQuery = queryOptions(api.requests.list.queryOptions({ staleTime: STALE_LISTS }))

/** The events of a request. */
export const eventsQuery = (requestId: string) =>
  queryOptions(api.requestEvents.list.queryOptions({ input: { requestId } }))
