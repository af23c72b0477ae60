import { useQuery } from '@tanstack/react-query'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { PlainButton } from '#ui/plain-button.tsx'
import { messageFor } from '../../../shared/error-messages.ts'
import { businessDownload } from '../../../shared/files/business-download.ts'
import { startDownload } from '../../../shared/files/start-download.ts'
import { InvoiceLine } from './invoice-line.tsx'
import { invoicingQuery } from './invoicing.queries.ts'
import { ChainWord } from './status-line.tsx'

/** The invoices of a planner who issues no more: they stay to be read and downloaded, with their records. */
export function FormerInvoices() {
  const query = useQuery(invoicingQuery)
  const invoicing = query.data
  if (query.isError && !invoicing)
    return (
      <ErrorState
        title="No hemos podido cargar tus facturas."
        detail={messageFor(query.error)}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
        className="mt-8"
      />
    )
  if (!invoicing) return <SkeletonRows rows={2} className="mt-8" />
  const { invoices, chain } = invoicing
  if (invoices.length === 0) return null
  return (
    <details className="mt-9 border-t border-line">
      <summary className="min-h-11 cursor-pointer py-3 text-sm font-strong">
        Facturas que emitiste ({invoices.length})
      </summary>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-1.5 border-y border-line py-2 text-sm">
        <ChainWord chain={chain} />
        <PlainButton
          onPress={() => startDownload(businessDownload('/api/planner/invoicing/records'))}
          className="min-h-6 border-b border-link text-link"
        >
          Descargar registro
        </PlainButton>
      </p>
      <ul aria-label="Facturas">
        {invoices.map((invoice) => (
          <InvoiceLine key={invoice.id} invoice={invoice} invoicing={invoicing} />
        ))}
      </ul>
    </details>
  )
}
