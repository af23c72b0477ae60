import { queryClient } from '../../../sync/query-client.ts'
import { booksQuery } from '../books.queries.ts'
import { invoicingQuery, registerQuery } from './invoicing.queries.ts'

/** Changes the invoices. It is done when they and the books were read again. */
export async function changeInvoices<Result>(write: () => Promise<Result>): Promise<Result> {
  const result = await write()
  void queryClient.invalidateQueries({ queryKey: registerQuery.queryKey })
  await Promise.all([
    queryClient.refetchQueries({ queryKey: booksQuery.queryKey }),
    queryClient.refetchQueries({ queryKey: invoicingQuery.queryKey }),
  ])
  return result
}
