import { queryOptions } from '@tanstack/react-query'
import { api } from '../../sync/api.ts'
import { STALE_LISTS } from '../../sync/query-client.ts'
import './requests.sentences.ts'

/** The requests to the planner of every status, the newest first. */
export const requestsQuery = queryOptions(api.requests.list.queryOptions({ staleTime: STALE_LISTS }))

/** The events of a request. */
export const eventsQuery = (requestId: string) =>
  queryOptions(api.requestEvents.list.queryOptions({ input: { requestId } }))

/** The address to which the planner forwards what couples write. */
export const mailboxQuery = queryOptions(api.requestMailbox.get.queryOptions({ staleTime: STALE_LISTS }))

/** The answers that the planner keeps. */
export const replyTemplatesQuery = queryOptions(
  api.replyTemplates.list.queryOptions({ staleTime: STALE_LISTS }),
)

/** The outcome of the requests of a year. */
export const figuresQuery = (year: number) =>
  queryOptions(api.requests.figures.queryOptions({ input: { year }, staleTime: STALE_LISTS }))
