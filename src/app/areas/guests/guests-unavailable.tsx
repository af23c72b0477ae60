import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { messageFor } from '../../shared/error-messages.ts'
import { Page, PageHeader } from '../../shell/page.tsx'
import { useOnline } from '../../sync/use-online.ts'
import type { useGuests } from './use-guests.ts'

/** The page while the list has not come, or could not be read. */
export function GuestsUnavailable({ query }: Pick<ReturnType<typeof useGuests>, 'query'>) {
  const isOnline = useOnline()
  return (
    <Page>
      <PageHeader title="Invitados" />
      {query.isError || !isOnline ? (
        <ErrorState
          title="No hemos podido cargar la lista de invitados."
          detail={query.isError ? messageFor(query.error) : 'No hay conexión. La cargaremos cuando vuelva.'}
          onRetry={() => query.refetch()}
          isRetrying={query.isFetching}
          className="mt-8"
        />
      ) : (
        <SkeletonRows rows={8} className="mt-10" />
      )}
    </Page>
  )
}
