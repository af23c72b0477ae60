import { useQuery } from '@tanstack/react-query'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { Tabs } from '#ui/layout/tabs.tsx'
import { messageFor } from '../../shared/error-messages.ts'
import { Page, PageHeader } from '../../shell/page.tsx'
import { BookActions } from './book-actions.tsx'
import type { BookTab } from './book-tab.ts'
import { booksQuery } from './books.queries.ts'
import { InvoicesPanel } from './invoices/invoices-panel.tsx'
import { ReceiptsTab } from './receipts-tab.tsx'
import { WeddingsTab } from './weddings-tab.tsx'

type BooksPageProps = { tab: BookTab; onTab: (tab: BookTab, isInvoicing: boolean) => void }

/** 'Facturación': what a planner's weddings owe and have paid, and the receipts of it (decision 080). */
export function BooksPage({ tab, onTab }: BooksPageProps) {
  const query = useQuery(booksQuery)
  const books = query.data
  return (
    <Page className="max-md:pb-28">
      <PageHeader title="Facturación" actions={books && <BookActions books={books} tab={tab} />} />
      {books ? (
        <Tabs
          label="Facturación"
          selected={tab}
          onSelect={(chosen) => onTab(chosen, books.isInvoicing)}
          className="mt-5.5"
          tabs={[
            { id: 'weddings', label: 'Tus bodas', panel: <WeddingsTab books={books} /> },
            books.isInvoicing
              ? { id: 'receipts', label: 'Facturas', panel: <InvoicesPanel books={books} /> }
              : { id: 'receipts', label: 'Justificantes', panel: <ReceiptsTab books={books} /> },
          ]}
        />
      ) : query.isError ? (
        <ErrorState
          title="No hemos podido cargar tus cuentas."
          detail={messageFor(query.error)}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
          className="mt-8"
        />
      ) : (
        <SkeletonRows rows={6} className="mt-8" />
      )}
    </Page>
  )
}
