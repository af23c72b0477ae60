import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../sync/api.ts'
import { queryClient, STALE_LISTS } from '../../../sync/query-client.ts'

const FRESH = { staleTime: STALE_LISTS, refetchOnWindowFocus: 'always' } as const

/** The sizes of the rooms of a wedding as the server has them. */
export const roomsQuery = (weddingId: string) =>
  queryOptions({ ...api.seating.rooms.list.queryOptions({ input: { weddingId } }), ...FRESH })

/** The walls, dance floors, bars and doors of a wedding as the server has them. */
export const shapesQuery = (weddingId: string) =>
  queryOptions({ ...api.seating.shapes.list.queryOptions({ input: { weddingId } }), ...FRESH })

/** The plans of the venues below the rooms of a wedding as the server has them. */
export const groundsQuery = (weddingId: string) =>
  queryOptions({ ...api.seating.grounds.list.queryOptions({ input: { weddingId } }), ...FRESH })

/** Reads the rooms again, because an answer has shown that they are out of date. */
export const refreshRooms = (weddingId: string) =>
  Promise.all(
    [roomsQuery, shapesQuery, groundsQuery].map((query) =>
      queryClient.invalidateQueries({ queryKey: query(weddingId).queryKey as readonly unknown[] }),
    ),
  )
