import { useQuery } from '@tanstack/react-query'
import BellIcon from 'lucide-react/icons/bell'
import { useState } from 'react'
import { Link } from 'react-aria-components/Link'
import type { Profile } from '#contract/profile.ts'
import { UnreadCount } from '#ui/badge.tsx'
import { IconButton } from '#ui/button.tsx'
import { Popover } from '#ui/popover.tsx'
import { NewestNotifications } from './newest-notifications.tsx'
import { unreadCountQuery } from './notifications.queries.ts'
import { useAnnouncement } from './use-announcement.ts'

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
            <NewestNotifications onFollow={close} />
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
