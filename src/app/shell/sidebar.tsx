import { useQuery } from '@tanstack/react-query'
import { useLinkProps, useMatches } from '@tanstack/react-router'
import type { Profile } from '#contract/profile.ts'
import { StatusGlyph } from '#ui/art/status-glyph.tsx'
import { cx } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { useBusiness } from '../shared/session/use-business.ts'
import { api } from '../sync/api.ts'
import { STALE_LISTS } from '../sync/query-client.ts'
import type { AppLocation } from './app-location.ts'
import { BackToPanel } from './back-to-panel.tsx'
import { LinkedPlanner } from './linked-planner.tsx'
import { Named } from './named-entry.tsx'
import { coupleEntries, type NavigationEntry, plannerEntries } from './navigation.ts'

type SidebarProps = {
  profile: Profile
  location: AppLocation
  /** Only icons, each named on hover and focus. */
  isRail?: boolean
  /** Larger targets, for the drawer of phones. */
  isDrawer?: boolean
}

/** The menu at the left of a wide screen or in the drawer of a narrow one. */
export function Sidebar({ profile, location, isRail = false, isDrawer = false }: SidebarProps) {
  const isPlannerSide = location.side === 'planner'
  const { id, place, mayEdit } = useBusiness()
  const { data: requests } = useQuery({
    ...api.requests.newCount.queryOptions(),
    enabled: isPlannerSide && mayEdit('requests'),
    staleTime: STALE_LISTS,
  })
  const entries = isPlannerSide
    ? plannerEntries(id, requests?.new, place?.access)
    : coupleEntries(location.wedding)
  const isPlannerInWedding = profile.role === 'planner' && location.side === 'couple'
  return (
    <>
      <nav aria-label="Principal" className={cx('grid gap-0.5', isRail && 'justify-items-center')}>
        {(isPlannerInWedding || place) && (
          <BackToPanel plannerId={profile.id} isRail={isRail} label={place ? 'Volver a lo tuyo' : BACK} />
        )}
        {place && <p className="mb-1 px-3 text-sm font-semibold">{place.name}</p>}
        {entries.map((entry) => (
          <Entry key={entry.label} entry={entry} isRail={isRail} isDrawer={isDrawer} />
        ))}
      </nav>
      <div className="flex-1" />
      {profile.role === 'couple' && <LinkedPlanner weddingId={location.wedding?.id} isRail={isRail} />}
    </>
  )
}

type EntryProps = { entry: NavigationEntry; isRail: boolean; isDrawer: boolean }

function Entry({ entry, isRail, isDrawer }: EntryProps) {
  const link = useLinkProps({ to: entry.to, activeOptions: { exact: entry.isTop === true } })
  const { section, menu } = useMatches({ select: (matches) => matches.at(-1)?.staticData }) ?? {}
  const isWithin =
    (section !== undefined && section === entry.section) || (menu !== undefined && menu === entry.menu)
  const size = isRail
    ? 'relative size-11 justify-center'
    : isDrawer
      ? 'h-12 px-3 text-base'
      : 'h-9.5 px-3 text-ui'
  return (
    <Named label={entry.label} isRail={isRail}>
      <a {...link} {...(isWithin && { 'aria-current': 'page' })} className={cx(ENTRY, size)}>
        {entry.icon === 'blossom' ? (
          <StatusGlyph status="ongoing" size={18} className={ENTRY_ICON} />
        ) : (
          <Icon of={entry.icon} className={ENTRY_ICON} />
        )}
        <span className={isRail ? 'sr-only' : undefined}>{entry.label}</span>
        {entry.waiting && (
          <span className={isRail ? 'absolute top-0 right-0' : 'ml-auto'}>
            <span className="num grid h-5 min-w-5 place-items-center rounded-pill bg-naranja-500 px-1.5 text-xs font-semibold text-hoja-900">
              {entry.waiting.count}
            </span>
            <span className="sr-only"> {entry.waiting.label}</span>
          </span>
        )}
      </a>
    </Named>
  )
}

const ENTRY_ICON = 'text-ink-3 group-aria-[current=page]/entry:text-primary'

const BACK = 'Volver al panel de planner'

const ENTRY =
  'group/entry flex items-center gap-3 rounded-control font-medium text-ink-2 transition-colors duration-(--t-fast) hover:bg-surface/60 aria-[current=page]:bg-nav-active aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:shadow-1'
