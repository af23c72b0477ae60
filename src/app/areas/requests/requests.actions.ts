import type { PlannerRequest } from '#contract/requests.ts'
import type { RequestStatus } from '#domain/planner-requests.ts'
import { api, client } from '../../lib/api.ts'
import { rememberCurrentWedding } from '../../lib/current-wedding.ts'
import { queryClient } from '../../lib/query-client.ts'
import { weddingsQuery } from '../../lib/session.ts'
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
