import { useQuery } from '@tanstack/react-query'
import BellIcon from 'lucide-react/icons/bell'
import { useState } from 'react'
import type { Profile } from '#contract/profile.ts'
import { IconButton } from '#ui/button.tsx'
import { UnreadCount } from '#ui/layout/badge.tsx'
import { loadedPart } from '#ui/opening/loaded-part.ts'
import { Popover } from '#ui/opening/popover.tsx'
import { useOpenedPart } from '#ui/opening/use-opened-part.ts'
import { unreadCountQuery } from './notifications.queries.ts'
import { useAnnouncement } from './use-announcement.ts'

const panel = loadedPart(() => import('./bell-panel.tsx'))

/** The bell of the top bar: how many notifications are unread, and the newest ones in a panel (spec 2). */
export function Bell({ profile }: { profile: Pick<Profile, 'id' | 'role'> }) {
  const [isOpen, setOpen] = useState(false)
  const { data } = useQuery(unreadCountQuery)
  const unread = data?.unread ?? 0
  const part = useOpenedPart(panel, isOpen, () => setOpen(false))
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
        {(close) => part && <part.BellPanel profile={profile} onFollow={close} />}
      </Popover>
      <span role="status" className="sr-only">
        {announcement}
      </span>
    </>
  )
}
