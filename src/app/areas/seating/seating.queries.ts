import { queryOptions } from '@tanstack/react-query'
import { api } from '../../sync/api.ts'
import { queryClient, STALE_LISTS } from '../../sync/query-client.ts'

const FRESH = { staleTime: STALE_LISTS, refetchOnWindowFocus: 'always' } as const

/** The tables of a wedding as the server has them. */
export const tablesQuery = (weddingId: string) =>
  queryOptions({ ...api.seating.tables.queryOptions({ input: { weddingId } }), ...FRESH })

/** The people who come to each event, and where they sit, as the server has it. */
export const seatingPeopleQuery = (weddingId: string) =>
  queryOptions({ ...api.seating.people.queryOptions({ input: { weddingId } }), ...FRESH })

/** The seats that planners have prepared, as the server has them. */
export const seatDraftsQuery = (weddingId: string) =>
  queryOptions({ ...api.seating.draft.list.queryOptions({ input: { weddingId } }), ...FRESH })

/** The rules for two guests each, as the server has them. */
export const rulesQuery = (weddingId: string) =>
  queryOptions({ ...api.seating.rules.queryOptions({ input: { weddingId } }), ...FRESH })

/** When each family sees its table, as the server has it. */
export const tableReleaseQuery = (weddingId: string) =>
  queryOptions({ ...api.seating.release.get.queryOptions({ input: { weddingId } }), ...FRESH })

/** Reads the rules again, because an answer has shown that they are out of date. */
export const refreshRules = (weddingId: string) =>
  queryClient.invalidateQueries({ queryKey: rulesQuery(weddingId).queryKey as readonly unknown[] })

/** Reads the plan again, because an answer has shown that it is out of date. */
export const refreshSeating = (weddingId: string) =>
  Promise.all(
    [tablesQuery, seatingPeopleQuery, seatDraftsQuery].map((query) =>
      queryClient.invalidateQueries({ queryKey: query(weddingId).queryKey as readonly unknown[] }),
    ),
  )
