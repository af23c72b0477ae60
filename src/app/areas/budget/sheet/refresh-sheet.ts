import { api } from '../../../sync/api.ts'
import { queryClient } from '../../../sync/query-client.ts'
import { refreshPayments } from '../../payments/payments.queries.ts'
import { refreshVendors } from '../../vendors/vendors.queries.ts'

/** Reads all again that an import or its undoing changes. */
export const refreshSheet = (weddingId: string) =>
  Promise.all([
    refreshVendors(weddingId),
    refreshPayments(weddingId),
    queryClient.invalidateQueries({ queryKey: api.activity.key() }),
  ])
