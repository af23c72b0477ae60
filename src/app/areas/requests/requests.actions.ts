import { v7 as uuidv7 } from 'uuid'
import type { PlannerRequest } from '#contract/requests.ts'
import type { RequestStatus } from '#domain/planners/planner-requests.ts'
import type { LostReason, NotedEventKind } from '#domain/planners/request-stages.ts'
import { calendarQuery } from '../../shared/calendar/calendar-query.ts'
import { weddingsQuery } from '../../shared/session/session.ts'
import { rememberCurrentWedding } from '../../shared/wedding/current-wedding.ts'
import { api, client } from '../../sync/api.ts'
import { queryClient } from '../../sync/query-client.ts'
import { eventsQuery, mailboxQuery, requestsQuery } from './requests.queries.ts'

type Details = Omit<Parameters<typeof client.requests.add>[0], 'id'>

/** Adds a request that came by another way. The id is the same for each try, so that it is added once. */
export async function addRequest(id: string, details: Details): Promise<PlannerRequest> {
  const request = await client.requests.add({ id, ...details })
  queryClient.setQueryData(
    requestsQuery.queryKey,
    (requests) => requests && [request, ...requests.filter((one) => one.id !== request.id)],
  )
  keep(request)
  return request
}

/** Corrects the given fields of a request. */
export const updateRequest = async (requestId: string, changes: Partial<Details>): Promise<void> =>
  keep(await client.requests.update({ requestId, ...changes }))

/** Reminds the couple by mail; the id is the same for each try, so that it is mailed once. */
export const remindCouple = async (requestId: string, id: string, text: string): Promise<void> =>
  keep(await client.requestEvents.remind({ requestId, id, text }))

/** Has a new address to forward to, in the place of the one before. */
export const renewMailbox = async (): Promise<void> =>
  void queryClient.setQueryData(mailboxQuery.queryKey, await client.requestMailbox.renew())

/** Ends the address to forward to. */
export const closeMailbox = async (): Promise<void> =>
  void queryClient.setQueryData(mailboxQuery.queryKey, await client.requestMailbox.close())

/** Moves a request to another list. */
export const moveRequest = async (requestId: string, status: RequestStatus): Promise<void> =>
  keep(await client.requests.move({ requestId, status }))

/** Sends the answer by mail. */
export const answerRequest = async (requestId: string, text: string): Promise<void> =>
  keep(await client.requests.answer({ requestId, text }))

/** Notes what happened outside of Azahar; gives how the note is taken back. */
export async function noteEvent(requestId: string, kind: NotedEventKind): Promise<() => Promise<void>> {
  const eventId = uuidv7()
  keep(await client.requestEvents.note({ requestId, id: eventId, kind }))
  return async () => keep(await client.requestEvents.remove({ requestId, eventId }))
}

type Loss = { reason: LostReason; text: string | null; answer: string | null }

/** 'No sigue'. The id is the same for each try, so that it is noted and mailed once. */
export const loseRequest = async (requestId: string, id: string, loss: Loss): Promise<void> =>
  keep(await client.requestEvents.lose({ requestId, id, ...loss }))

/** Holds the date of a request until a day, which is included. */
export const holdDate = async (requestId: string, until: string): Promise<void> =>
  keep(await client.requestEvents.hold({ requestId, until }))

/** Lets the date of a request go. */
export const releaseDate = async (requestId: string): Promise<void> =>
  keep(await client.requestEvents.release({ requestId }))

/** 'Sigue'. */
export const resumeRequest = async (requestId: string): Promise<void> =>
  keep(await client.requestEvents.resume({ requestId }))

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
  void queryClient.invalidateQueries({ queryKey: calendarQuery.queryKey })
  void queryClient.invalidateQueries({ queryKey: eventsQuery(changed.id).queryKey })
}
