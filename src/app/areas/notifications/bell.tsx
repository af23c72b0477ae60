import { useQuery } from '@tanstack/react-query'
import BellIcon from 'lucide-react/icons/bell'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-aria-components/Link'
import type { Profile } from '#contract/profile.ts'
import { UnreadCount } from '#ui/badge.tsx'
import { IconButton } from '#ui/button.tsx'
import { EmptySection } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Popover } from '#ui/popover.tsx'
import { Skeleton, SkeletonLine } from '#ui/skeleton.tsx'
import { messageFor } from '../../lib/error-messages.ts'
import { NotificationList } from './notification-list.tsx'
import { bellQuery, unreadCountQuery } from './notifications.queries.ts'
import { useReading } from './use-reading.ts'

/** The bell of the top bar: how many notifications are unread, and the newest ones in a panel (spec 2). */
export function Bell({ profile }: { profile: Pick<Profile, 'id' | 'role'> }) {
  const [isOpen, setOpen] = useState(false)
  const { data } = useQuery(unreadCountQuery)
  const unread = data?.unread ?? 0
  const announcement = useAnnouncement(data?.unread)
  return (
    <>
      <Popover
        label="Notificaciones"
        isOpen={isOpen}
        onOpenChange={setOpen}
        trigger={
          <span className="relative">
            <IconButton
              icon={BellIcon}
              size="md"
              label={unread > 0 ? `Notificaciones, ${unread} sin leer` : 'Notificaciones'}
            />
            <UnreadCount value={unread} className="pointer-events-none absolute top-1 left-[55%]" />
          </span>
        }
      >
        {(close) => (
          <>
            <h2 className="px-5 pt-4 pb-1 text-[1.375rem]">Notificaciones</h2>
            <Newest onFollow={close} />
            <Link href={pageOf(profile)} onPress={close} className={ALL}>
              Ver todas
            </Link>
          </>
        )}
      </Popover>
      <span role="status" className="sr-only">
        {announcement}
      </span>
    </>
  )
}

const ALL =
  'sticky bottom-0 flex min-h-11 items-center rounded-b-control border-t border-line bg-surface px-5 text-sm font-medium text-link underline decoration-1 underline-offset-[.22em] hover:decoration-2 focus-visible:-outline-offset-4'

/** The page of all notifications of a person (spec 2). */
const pageOf = ({ id, role }: Pick<Profile, 'id' | 'role'>) =>
  role === 'planner' ? `/app/planner/${id}/notifications` : '/app/notifications'

/** Mounted while the panel is open. */
function Newest({ onFollow }: { onFollow: () => void }) {
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

/** What a screen reader is told when there are more unread ones than before. */
function useAnnouncement(unread: number | undefined): string {
  const [announcement, announce] = useState('')
  const before = useRef(unread)
  useEffect(() => {
    const known = before.current
    before.current = unread
    if (unread === undefined || known === undefined) return
    if (unread > known) {
      announce(
        unread === 1 ? 'Tienes una notificación sin leer.' : `Tienes ${unread} notificaciones sin leer.`,
      )
    } else if (unread === 0) announce('')
  }, [unread])
  return announcement
}
