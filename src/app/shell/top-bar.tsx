import { useRouterState } from '@tanstack/react-router'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import MenuIcon from 'lucide-react/icons/menu'
import { Fragment, type ReactNode } from 'react'
import type { Profile } from '#contract/profile.ts'
import type { Wedding } from '#contract/weddings.ts'
import { IconButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { AppLocation } from './app-location.ts'
import { ConnectionSign } from './connection-banner.tsx'
import { contextHelp } from './context-help.ts'
import { UserMenu } from './user-menu.tsx'

/** The areas put these into the top bar. */
export type TopBarSlots = {
  /** Of the wedding in view: who is in it now, and the way to invite others. */
  ofWedding: (wedding: Wedding) => ReactNode
  bell: ReactNode
}

type TopBarProps = TopBarSlots & {
  profile: Profile
  location: AppLocation
  weddings: Wedding[]
  onOpenMenu: () => void
}

/** The bar stays in sight above every page of the app. */
export function TopBar({ profile, location, weddings, onOpenMenu, ofWedding, bell }: TopBarProps) {
  const { wedding } = location
  const path = useRouterState({ select: (state) => state.location.pathname })
  const view = useRouterState({ select: ({ location: { search } }) => (search as { view?: string }).view })
  const help = contextHelp(path, view)
  const otherWeddings = profile.role === 'couple' ? weddings.filter(({ id }) => id !== wedding?.id) : []
  return (
    <header
      data-print="hide"
      className="app-bar sticky top-0 z-20 flex h-14 items-center gap-1 border-b border-line bg-surface px-2 lg:h-15 lg:gap-2.5 lg:rounded-tl-sheet lg:pr-5 lg:pl-gutter"
    >
      <IconButton
        icon={MenuIcon}
        iconSize="lg"
        size="md"
        label="Abrir menú"
        onPress={onOpenMenu}
        className="lg:hidden"
      />
      <p className="serif min-w-0 flex-1 truncate py-1 text-xl italic">
        {location.side === 'planner' ? 'Panel de planner' : wedding?.name}
      </p>
      <ConnectionSign />
      {help && (
        <a
          href={help.href}
          className="flex min-h-11 shrink-0 items-center gap-1.5 px-1.5 text-sm text-ink-2 hover:underline"
        >
          <Icon of={CircleQuestionMark} className="text-ink-3" />
          <span className="max-xl:sr-only">{help.question}</span>
        </a>
      )}
      {wedding && <Fragment key={wedding.id}>{ofWedding(wedding)}</Fragment>}
      {bell}
      <UserMenu profile={profile} otherWeddings={otherWeddings} />
    </header>
  )
}
