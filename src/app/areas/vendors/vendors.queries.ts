import { queryOptions } from '@tanstack/react-query'
import { api } from '../../sync/api.ts'
import { queryClient, STALE_LISTS } from '../../sync/query-client.ts'

/** The vendors of a wedding as the server has them. Coming back to the tab asks again (spec 4). */
export const vendorsQuery = (weddingId: string) =>
  queryOptions({
    ...api.vendors.list.queryOptions({ input: { weddingId } }),
    staleTime: STALE_LISTS,
    refetchOnWindowFocus: 'always',
  })

/** The catalogue of a wedding: the built-in components and its own. */
export const catalogueQuery = (weddingId: string) =>
  queryOptions({
    ...api.catalogue.list.queryOptions({ input: { weddingId } }),
    staleTime: STALE_LISTS,
  })

export type VendorRef = { weddingId: string; vendorId: string }

/** Reads the vendors again after a change of their counts or of another member. */
export const refreshVendorList = (weddingId: string) =>
  queryClient.invalidateQueries({ queryKey: vendorsQuery(weddingId).queryKey, exact: true })

/** Reads the catalogue again after one of its components changed. */
export const refreshCatalogue = (weddingId: string) =>
  queryClient.invalidateQueries({ queryKey: catalogueQuery(weddingId).queryKey, exact: true })

/** Reads again everything that is shown about vendors, their files and conversations, and the catalogue. */
export const refreshVendors = (weddingId: string) =>
  Promise.all([
    refreshVendorList(weddingId),
    refreshCatalogue(weddingId),
    queryClient.invalidateQueries({ queryKey: api.vendors.files.key() }),
    queryClient.invalidateQueries({ queryKey: api.vendors.comments.key() }),
  ])
