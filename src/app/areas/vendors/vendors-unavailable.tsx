import { ErrorState } from '#ui/feedback/error-state.tsx'
import { messageFor } from '../../shared/error-messages.ts'
import { useOnline } from '../../sync/use-online.ts'
import type { useVendors } from './use-vendors.ts'
import { TITLE } from './vendors-layout.tsx'
import { VendorsSkeleton } from './vendors-skeleton.tsx'

export function VendorsUnavailable({
  query,
  catalogue,
}: Pick<ReturnType<typeof useVendors>, 'query' | 'catalogue'>) {
  const isOnline = useOnline()
  const failed = query.isError ? query : catalogue.isError ? catalogue : null
  if (!failed && isOnline) return <VendorsSkeleton />
  return (
    <div className="px-gutter pt-6">
      <h1>{TITLE}</h1>
      <ErrorState
        title="No hemos podido cargar los proveedores."
        detail={failed ? messageFor(failed.error) : 'No hay conexión. Los cargaremos cuando vuelva.'}
        onRetry={() => {
          void query.refetch()
          void catalogue.refetch()
        }}
        isRetrying={query.isFetching || catalogue.isFetching}
        className="mt-6"
      />
    </div>
  )
}
