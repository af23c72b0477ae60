import { queryOptions } from '@tanstack/react-query'
import { api } from '../../sync/api.ts'
import { patchData } from '../../sync/list-changes/patch-list.ts'
import { queryClient, STALE_LATE, STALE_LISTS } from '../../sync/query-client.ts'

const FRESH = { staleTime: STALE_LISTS, refetchOnWindowFocus: 'always' } as const

/** The hotels of a wedding and their rooms, as the server has them. */
export const hotelsQuery = (weddingId: string) =>
  queryOptions({ ...api.lodging.hotels.queryOptions({ input: { weddingId } }), ...FRESH })

/** The guests who may come, and where each sleeps, as the server has it. */
export const lodgingPeopleQuery = (weddingId: string) =>
  queryOptions({ ...api.lodging.people.queryOptions({ input: { weddingId } }), ...FRESH })

/** The wishes of families, said on their own pages, as the server has them. */
export const wishesQuery = (weddingId: string) =>
  queryOptions({ ...api.lodging.wishes.queryOptions({ input: { weddingId } }), ...FRESH })

type Answer = Awaited<ReturnType<typeof readHotels>>

/** Reads the hotels from the server, before an edit made without a network replaces something. */
export const readHotels = (weddingId: string) =>
  queryClient.fetchQuery({ ...hotelsQuery(weddingId), staleTime: STALE_LATE })

/** Writes what the server has into one list of the answer. */
export const patchPart = <Part extends keyof Answer>(
  weddingId: string,
  part: Part,
  patch: (list: Answer[Part]) => Answer[Part],
): Promise<void> =>
  patchData(hotelsQuery(weddingId).queryKey, (all: Answer) => ({ ...all, [part]: patch(all[part]) }))

/** Reads everything about the nights again, because an answer has shown that it is out of date. */
export const refreshLodging = (weddingId: string) =>
  Promise.all(
    [hotelsQuery, lodgingPeopleQuery, wishesQuery].map((query) =>
      queryClient.invalidateQueries({ queryKey: query(weddingId).queryKey as readonly unknown[] }),
    ),
  )
