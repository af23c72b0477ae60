import { queryOptions } from '@tanstack/react-query'
import { api } from '../../sync/api.ts'
import { queryClient, STALE_LISTS } from '../../sync/query-client.ts'

const FRESH = { staleTime: STALE_LISTS, refetchOnWindowFocus: 'always' } as const

/** The buses of a wedding as the server has them. */
export const tripsQuery = (weddingId: string) =>
  queryOptions({ ...api.transport.trips.queryOptions({ input: { weddingId } }), ...FRESH })

/** Those who come, and the stops they have asked for, as the server has it. */
export const busPeopleQuery = (weddingId: string) =>
  queryOptions({ ...api.transport.people.queryOptions({ input: { weddingId } }), ...FRESH })

/** The drivers' sheet: whom it is for, what was sent, and whether that has changed. */
export const sheetQuery = (weddingId: string) =>
  queryOptions({ ...api.transport.sheet.get.queryOptions({ input: { weddingId } }), ...FRESH })

/** Those who have been counted into a bus, as the server has it. */
export const boardingsQuery = (weddingId: string) =>
  queryOptions({ ...api.transport.boarding.list.queryOptions({ input: { weddingId } }), ...FRESH })

/** How many families are mailed when their bus changes, as the server has it. */
export const mailedQuery = (weddingId: string) =>
  queryOptions({ ...api.transport.mailed.queryOptions({ input: { weddingId } }), ...FRESH })

/** Reads the buses again, because an answer has shown that they are out of date. */
export const refreshTransport = (weddingId: string) =>
  Promise.all(
    [tripsQuery, busPeopleQuery, sheetQuery, boardingsQuery, mailedQuery].map((query) =>
      queryClient.invalidateQueries({ queryKey: query(weddingId).queryKey as readonly unknown[] }),
    ),
  )
