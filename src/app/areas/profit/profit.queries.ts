import { queryOptions } from '@tanstack/react-query'
import { api } from '../../sync/api.ts'
import { STALE_LISTS } from '../../sync/query-client.ts'
import './profit.sentences.ts'

/** The time and the costs of a wedding, by its account or by itself. */
export const profitQuery = (accountId: string) =>
  queryOptions(api.profit.get.queryOptions({ input: { accountId }, staleTime: STALE_LISTS }))
