import { queryOptions } from '@tanstack/react-query'
import { api } from '../../sync/api.ts'
import { STALE_LISTS } from '../../sync/query-client.ts'

/** The sum that the couple wants to spend in all; everything else of the budget follows from the vendors. */
export const budgetQuery = (weddingId: string) =>
  queryOptions({
    ...api.budget.get.queryOptions({ input: { weddingId } }),
    staleTime: STALE_LISTS,
    refetchOnWindowFocus: 'always',
  })
