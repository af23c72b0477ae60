import type { Profile } from '#contract/profile.ts'
import { AppLink } from '../../shared/page/app-link.tsx'
import { NewestNotifications } from './newest-notifications.tsx'

type BellPanelProps = { profile: Pick<Profile, 'id' | 'role'>; onFollow: () => void }

/** The newest notifications, and the way to all of them. */
export function BellPanel({ profile, onFollow }: BellPanelProps) {
  return (
    <>
      <h2 className="px-5 pt-4 pb-1 text-[1.375rem]">Notificaciones</h2>
      <NewestNotifications onFollow={onFollow} />
      <AppLink href={pageOf(profile)} onFollow={onFollow} className={ALL}>
        Ver todas
      </AppLink>
    </>
  )
}

const ALL =
  'sticky bottom-0 flex min-h-11 items-center rounded-b-control border-t border-line bg-surface px-5 text-sm font-medium text-link underline decoration-1 underline-offset-[.22em] hover:decoration-2 focus-visible:-outline-offset-4'

/** The page of all notifications of a person (spec 2). */
const pageOf = ({ id, role }: Pick<Profile, 'id' | 'role'>) =>
  role === 'planner' ? `/app/planner/${id}/notifications` : '/app/notifications'
