import { queryOptions } from '@tanstack/react-query'
import { api } from '../../sync/api.ts'
import { STALE_LISTS } from '../../sync/query-client.ts'
import './vendor-book.sentences.ts'

/** The vendors that the planner, or the agency in whose name they work, knows. */
export const vendorBookQuery = queryOptions(api.vendorBook.get.queryOptions({ staleTime: STALE_LISTS }))
