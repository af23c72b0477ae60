import type { PlannerRequest } from '#contract/requests.ts'
import type { RequestStatus } from '#domain/planners/planner-requests.ts'
import { weddingsQuery } from '../../shared/session/session.ts'
import { rememberCurrentWedding } from '../../shared/wedding/current-wedding.ts'
import { api, client } from '../../sync/api.ts'
import { queryClient } from '../../sync/query-client.ts'
import { requestsQuery } from './requests.queries.ts'

/** Moves a request to another list. */
export const moveRequest = async (requestId: string, status: RequestStatus): Promise<void> =>
  keep(await client.requests.move({ requestId, status }))

/** Sends the answer by mail. */
export const answerRequest = async (requestId: string, text: string): Promise<void> =>
  keep(await client.requests.answer({ requestId, text }))

/** Makes a wedding of a request; gives its id. */
export async function createWeddingOf(
  planner: { id: string },
  requestId: string,
  wedding: { name: string; eventDate: string | null },
): Promise<string> {
  const request = await client.requests.createWedding({ requestId, ...wedding })
  keep(request)
  await queryClient.invalidateQueries({ queryKey: weddingsQuery.queryKey })
  rememberCurrentWedding(planner, request.weddingId!)
  return request.weddingId!
}

function keep(changed: PlannerRequest): void {
  queryClient.setQueryData(requestsQuery.queryKey, (requests) =>
    requests?.map((request) => (request.id === changed.id ? changed : request)),
  )
  void queryClient.invalidateQueries({ queryKey: api.requests.newCount.key() })
}
