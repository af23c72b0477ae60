import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { messageFor } from '../../shared/error-messages.ts'
import { Page, PageHeader } from '../../shell/page.tsx'
import { useOnline } from '../../sync/use-online.ts'
import { AgendaOfDays } from './agenda-of-days.tsx'
import type { AgendaView } from './agenda-toolbar.tsx'
import { EmptyAgenda } from './empty-agenda.tsx'
import { useAgenda } from './use-agenda.ts'

type AgendaPageProps = {
  weddingId: string
  /** The view that the address asks for; the day itself opens on its own day otherwise. */
  view: AgendaView | undefined
  onView: (view: AgendaView) => void
  /** Asks where a guest sits; `null` for who does not see the tables. */
  onFindSeat: (() => void) | null
}

/** 'Día B': the agenda of the wedding, hour by hour (spec 2). */
export function AgendaPage({ weddingId, view, onView, onFindSeat }: AgendaPageProps) {
  const { daysQuery, itemsQuery, days, items, failures } = useAgenda(weddingId)
  const isOnline = useOnline()
  if (!days || !items) {
    const query = daysQuery.isError ? daysQuery : itemsQuery
    return (
      <Page>
        <PageHeader title="Día B" />
        {query.isError || !isOnline ? (
          <ErrorState
            title="No hemos podido cargar la agenda."
            detail={query.isError ? messageFor(query.error) : 'No hay conexión. La cargaremos cuando vuelva.'}
            onRetry={() => Promise.all([daysQuery.refetch(), itemsQuery.refetch()])}
            isRetrying={daysQuery.isFetching || itemsQuery.isFetching}
            className="mt-8"
          />
        ) : (
          <SkeletonRows rows={8} className="mt-10" />
        )}
      </Page>
    )
  }
  if (days.length === 0) return <EmptyAgenda weddingId={weddingId} />
  return (
    <AgendaOfDays
      weddingId={weddingId}
      days={days}
      items={items}
      isReading={itemsQuery.isFetching}
      failures={failures}
      view={view}
      onView={onView}
      onFindSeat={onFindSeat}
    />
  )
}
