import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { messageFor } from '../../shared/error-messages.ts'
import { Page, PageHeader } from '../../shell/page.tsx'
import { useOnline } from '../../sync/use-online.ts'
import { SeatingRoom } from './seating-room.tsx'
import { useSeating } from './use-seating.ts'

/** 'Mesas': who sits where at the wedding. */
export function SeatingPage({ weddingId }: { weddingId: string }) {
  const { tablesRead, peopleRead, plan } = useSeating(weddingId)
  const isOnline = useOnline()
  if (plan) return <SeatingRoom weddingId={weddingId} plan={plan} />
  const failed = [tablesRead, peopleRead].find(({ isError }) => isError)
  return (
    <Page>
      <PageHeader title="Mesas" />
      {failed || !isOnline ? (
        <ErrorState
          title="No hemos podido cargar las mesas."
          detail={failed ? messageFor(failed.error) : 'No hay conexión. Las cargaremos cuando vuelva.'}
          onRetry={() => Promise.all([tablesRead.refetch(), peopleRead.refetch()])}
          isRetrying={tablesRead.isFetching || peopleRead.isFetching}
          className="mt-8"
        />
      ) : (
        <SkeletonRows rows={8} className="mt-10" />
      )}
    </Page>
  )
}
