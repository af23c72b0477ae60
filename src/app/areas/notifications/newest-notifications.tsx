import { useQuery } from '@tanstack/react-query'
import { EmptySection } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Skeleton, SkeletonLine } from '#ui/feedback/skeleton.tsx'
import { messageFor } from '../../shared/error-messages.ts'
import { NotificationList } from './notification-list.tsx'
import { bellQuery } from './notifications.queries.ts'
import { useReading } from './use-reading.ts'

/** Mounted while the panel is open. */
export function NewestNotifications({ onFollow }: { onFollow: () => void }) {
  const newest = useQuery({ ...bellQuery, refetchOnMount: 'always' })
  const fresh = useReading(newest.data)
  if (newest.data?.length === 0) {
    return (
      <div className="px-5 pt-2 pb-5">
        <EmptySection>No hay notificaciones</EmptySection>
      </div>
    )
  }
  if (newest.data) {
    return (
      <NotificationList
        notifications={newest.data}
        fresh={fresh}
        onFollow={onFollow}
        className="px-5 *:last:border-0"
      />
    )
  }
  if (newest.isError) {
    return (
      <ErrorState
        title="No hemos podido cargar tus notificaciones."
        detail={messageFor(newest.error)}
        onRetry={() => newest.refetch()}
        isRetrying={newest.isFetching}
        className="px-5 pt-2"
      />
    )
  }
  return (
    <Skeleton className="px-5 pb-3">
      {['a', 'b', 'c'].map((key) => (
        <div key={key} className="py-3.5">
          <SkeletonLine className="w-4/5" />
          <SkeletonLine className="mt-2 w-2/5" />
        </div>
      ))}
    </Skeleton>
  )
}
