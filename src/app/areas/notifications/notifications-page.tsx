import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { NOTIFICATIONS_ON_PAGE } from '#domain/notifications/notification-limits.ts'
import { EmptySection } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { messageFor } from '../../shared/error-messages.ts'
import { useProfile } from '../../shared/session/use-session.ts'
import { Page, PageHeader } from '../../shell/page.tsx'
import { unlessFirst } from '../../sync/first-answers.ts'
import { NotificationList } from './notification-list.tsx'
import { pageQuery } from './notifications.queries.ts'
import { useReading } from './use-reading.ts'
import { WeddingFilter } from './wedding-filter.tsx'

type NotificationsPageProps = {
  /** The wedding a planner has chosen; all of them when there is none. */
  weddingId?: string | undefined
  onFilter?: (weddingId: string | undefined) => void
}

/** 'Notificaciones': the newest hundred; a planner may look at one wedding only (spec 2, 6). */
export function NotificationsPage({ weddingId, onFilter }: NotificationsPageProps) {
  const isPlanner = useProfile().role === 'planner'
  return (
    <Page>
      <PageHeader
        title="Notificaciones"
        actions={isPlanner && onFilter && <WeddingFilter weddingId={weddingId} onFilter={onFilter} />}
      />
      <div className="mt-6 max-w-176">
        <Newest weddingId={weddingId} />
      </div>
    </Page>
  )
}

function Newest({ weddingId }: { weddingId: string | undefined }) {
  const newest = useQuery({
    ...pageQuery(weddingId),
    refetchOnMount: unlessFirst('always'),
    placeholderData: keepPreviousData,
  })
  const fresh = useReading(newest.data)
  if (newest.data) {
    return (
      <div className={newest.isPlaceholderData ? 'opacity-60 transition-opacity' : undefined}>
        {newest.data.length === 0 ? (
          <EmptySection>No tienes notificaciones.</EmptySection>
        ) : (
          <NotificationList notifications={newest.data} fresh={fresh} className="border-t border-line" />
        )}
        {newest.data.length === NOTIFICATIONS_ON_PAGE && (
          <p className="mt-4 text-sm text-ink-3">Estas son las {NOTIFICATIONS_ON_PAGE} más recientes.</p>
        )}
      </div>
    )
  }
  if (newest.isError) {
    return (
      <ErrorState
        title="No hemos podido cargar tus notificaciones."
        detail={messageFor(newest.error)}
        onRetry={() => newest.refetch()}
        isRetrying={newest.isFetching}
      />
    )
  }
  return <SkeletonRows rows={6} />
}
