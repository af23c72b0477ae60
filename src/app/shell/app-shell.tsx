import { Link, useRouterState } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { cx } from '#ui/class-names.ts'
import { Wordmark } from '#ui/layout/wordmark.tsx'
import { Drawer } from '#ui/opening/drawer.tsx'
import { loadedPart, useLoadedPart } from '#ui/opening/loaded-part.ts'
import { useCurrentWedding, useProfile, useWeddings } from '../shared/session/use-session.ts'
import { locationOf } from './app-location.ts'
import { ConnectionBanner } from './connection-banner.tsx'
import { NewerVersion } from './newer-version.tsx'
import { useFocusOnNavigation, useWindowTitle } from './page-announcement.ts'
import { SessionEnded } from './session-ended.tsx'
import { Sidebar } from './sidebar.tsx'
import { TopBar, type TopBarSlots } from './top-bar.tsx'
import { untilHydrated } from './until-hydrated.tsx'

/** Hardly ever there, so it comes in a file of its own. */
const textChangeNotice = loadedPart(() => import('./text-change-notice.tsx'))

type AppShellProps = {
  topBar: TopBarSlots
  /** The dialogs that may open over any page. */
  dialogs: ReactNode
  children: ReactNode
}

/** The frame of the app: menu at the left, or in a drawer under 1024 px, and the sheet with the page. */
export function AppShell({ topBar, dialogs, children }: AppShellProps) {
  const profile = useProfile()
  const notice = useLoadedPart(textChangeNotice, profile.unreadTexts > 0)
  const weddings = useWeddings()
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const location = locationOf(path, profile, weddings, useCurrentWedding())
  const main = useRef<HTMLElement>(null)
  useWindowTitle(location.wedding?.name)
  useFocusOnNavigation(main)
  // The drawer belongs to the page it was opened on: going to another one closes it.
  const [drawerPath, setDrawerPath] = useState<string | null>(null)
  // And coming back to that page does not open it again.
  useEffect(() => setDrawerPath((opened) => (opened === path ? opened : null)), [path])
  const { isRail } = location
  return (
    <div
      {...untilHydrated}
      className={cx(
        'min-h-dvh lg:grid print:block',
        isRail ? 'lg:grid-cols-[4.5rem_minmax(0,1fr)]' : 'lg:grid-cols-[14.5rem_minmax(0,1fr)]',
      )}
    >
      <a href="#contenido" className={SKIP_LINK}>
        Saltar al contenido
      </a>
      <aside
        aria-label="Menú"
        data-print="hide"
        className={cx(
          'sticky top-0 flex h-dvh flex-col scroll-pane pt-4.5 pb-4 no-scrollbar max-lg:hidden',
          isRail ? 'items-center px-3' : 'pr-3.5 pl-4.5',
        )}
      >
        <Link
          to="/app"
          aria-label="Azahar, inicio"
          className={cx('mb-5 w-fit rounded-control py-0.5', !isRail && 'px-2')}
        >
          <Wordmark isMarkOnly={isRail} />
        </Link>
        <Sidebar profile={profile} location={location} isRail={isRail} />
      </aside>
      <div className={SHEET}>
        <TopBar
          {...topBar}
          profile={profile}
          location={location}
          weddings={weddings}
          onOpenMenu={() => setDrawerPath(path)}
        />
        <ConnectionBanner />
        <NewerVersion />
        <SessionEnded />
        {notice && profile.unreadTexts > 0 && <notice.TextChangeNotice />}
        <main ref={main} id="contenido" tabIndex={-1} className={MAIN}>
          {children}
        </main>
      </div>
      {dialogs}
      <Drawer
        label="Menú"
        header={<Wordmark />}
        isOpen={drawerPath === path}
        onOpenChange={(isOpen) => setDrawerPath(isOpen ? path : null)}
      >
        <div className="flex min-h-full flex-col px-4 pt-1 pb-4">
          <Sidebar profile={profile} location={location} isDrawer />
        </div>
      </Drawer>
    </div>
  )
}

/** A page of panes has exactly the room that the window leaves under top bar and banner. */
const SHEET =
  'flex min-h-dvh min-w-0 flex-col bg-surface lg:mt-2.5 lg:min-h-[calc(100dvh-.625rem)] lg:rounded-tl-sheet lg:shadow-[-1px_0_0_var(--line),0_-1px_0_var(--line)] lg:has-[[data-panes]]:h-[calc(100dvh-.625rem)] print:mt-0 print:shadow-none'

const MAIN =
  'min-w-0 flex-1 outline-none lg:has-[[data-panes]]:flex lg:has-[[data-panes]]:min-h-0 lg:has-[[data-panes]]:flex-col'

const SKIP_LINK =
  'fixed top-2 left-2 z-60 rounded-pill bg-surface-inverse px-4 py-2.5 text-sm font-strong text-inverse not-focus:sr-only'
