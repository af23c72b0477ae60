import { queryOptions } from '@tanstack/react-query'
import { SECOND_MS } from '#domain/time/time.ts'
import { api } from '../../../sync/api.ts'
import { STALE_LISTS } from '../../../sync/query-client.ts'
import './invoicing.sentences.ts'

/** As long as records wait, the page asks how they fare. */
const ASK_MS = 5 * SECOND_MS

/** The invoices with their states. */
export const invoicingQuery = queryOptions(
  api.invoicing.get.queryOptions({
    staleTime: STALE_LISTS,
    refetchInterval: (query) => (query.state.data?.queue.waiting ? ASK_MS : false),
  }),
)

/** The event register, read anew each time it is opened. */
export const registerQuery = queryOptions(api.invoicing.register.queryOptions({ staleTime: 0 }))
