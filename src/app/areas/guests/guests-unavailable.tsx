import { ErrorState } from '#ui/error-state.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { messageFor } from '../../lib/error-messages.ts'
import { useOnline } from '../../lib/use-online.ts'
import { Page, PageHeader } from '../../shell/page.tsx'
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
