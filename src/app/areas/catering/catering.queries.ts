import { queryOptions } from '@tanstack/react-query'
import { api } from '../../sync/api.ts'
import { STALE_LISTS } from '../../sync/query-client.ts'
import './catering.sentences.ts'

/** The caterer's sheet of a wedding as it is now, with its versions and its link. */
export const cateringQuery = (weddingId: string) =>
  queryOptions({
    ...api.catering.get.queryOptions({ input: { weddingId } }),
    staleTime: STALE_LISTS,
    refetchOnWindowFocus: 'always',
  })

/** A version that was sent. It changes when a guest who is on it goes. */
export const cateringVersionQuery = (weddingId: string, versionId: string) =>
  queryOptions(api.catering.version.queryOptions({ input: { weddingId, versionId } }))
