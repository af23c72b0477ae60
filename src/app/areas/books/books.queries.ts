import { queryOptions } from '@tanstack/react-query'
import { api } from '../../sync/api.ts'
import { STALE_LISTS } from '../../sync/query-client.ts'
import './books.sentences.ts'

/** All that the planner keeps of their business. */
export const booksQuery = queryOptions(api.books.get.queryOptions({ staleTime: STALE_LISTS }))
