import { type ReactNode, useState } from 'react'
import type { Wedding } from '#contract/weddings.ts'
import { SearchField } from '#ui/fields/search-field.tsx'
import { Count } from '#ui/layout/badge.tsx'
import { loadedPart } from '#ui/opening/loaded-part.ts'
import { useOpenedPart } from '#ui/opening/use-opened-part.ts'
import { useProfile, useWeddings } from '../../../shared/session/use-session.ts'
import { Page, PageHeader } from '../../../shell/page.tsx'
import { focusHeadingAfterDialog } from '../../../shell/page-announcement.ts'
import { DeletedWeddings } from '../deleted-weddings.tsx'
import type { JoinFormSlot } from '../join-form-slot.ts'
import { DashboardActions } from './dashboard-actions.tsx'
import { DashboardList } from './dashboard-list.tsx'
import { type DashboardView, useOpenYear, useTypedSearch } from './dashboard-view.ts'
import { FirstWedding } from './first-wedding.tsx'
import { useWeddingOrder } from './wedding-order.ts'

/** With more weddings than these a search helps. */
const SEARCH_FROM = 13

const dialogs = loadedPart(() => import('./dashboard-dialogs.ts'))

type DashboardPageProps = {
  JoinForm: JoinFormSlot
  view: DashboardView
  onView: (changes: Partial<DashboardView>) => void
  /** The lines of the next days. */
  nextDays: ReactNode
  /** The notice of a plan that lacks something. */
  planNotice: ReactNode
  /** The way to bring weddings that are elsewhere. */
  moveIn: ReactNode
}

/** 'Tus bodas': every wedding of a planner, the next one first and large (spec 2). */
export function DashboardPage(props: DashboardPageProps) {
  const { JoinForm, view, onView, nextDays, planNotice, moveIn } = props
  const profile = useProfile()
  const weddings = useWeddings()
  const [order, setOrder] = useWeddingOrder(profile.id, view.order, (next) => onView({ order: next }))
  const [typed, setTyped] = useTypedSearch(view.search, (search) => onView({ search }))
  const [year, openYear] = useOpenYear(view.year, (open) => onView({ year: open }))
  const [starting, setStarting] = useState<'create' | 'join' | null>(null)
  const [leaving, setLeaving] = useState<Wedding | null>(null)
  const parts = useOpenedPart(dialogs, starting !== null || leaving !== null, () => {
    setStarting(null)
    setLeaving(null)
  })
  return (
    <Page>
      <PageHeader
        title="Tus bodas"
        aside={<Count value={weddings.length} label={weddings.length === 1 ? 'boda' : 'bodas'} />}
        actions={
          weddings.length > 0 && <DashboardActions order={order} onOrder={setOrder} onStart={setStarting} />
        }
      />
      {planNotice}
      {weddings.length >= SEARCH_FROM && (
        <SearchField
          label="Buscar una boda"
          value={typed}
          onChange={setTyped}
          className="mt-6 max-w-104 max-md:max-w-none"
        />
      )}
      {weddings.length === 0 ? (
        <FirstWedding onStart={setStarting} moveIn={moveIn} />
      ) : (
        <DashboardList
          weddings={weddings}
          order={order}
          search={typed}
          year={year}
          onYear={openYear}
          onLeave={setLeaving}
          nextDays={nextDays}
        />
      )}
      {weddings.length > 0 && (
        <p className="mt-8 text-sm text-ink-2">¿Tienes más bodas en otro sitio? {moveIn}</p>
      )}
      <DeletedWeddings className="mt-12" />
      {parts && (
        <>
          <parts.NewWeddingDialog
            JoinForm={JoinForm}
            startWith={starting}
            onClose={() => setStarting(null)}
          />
          <parts.LeaveWeddingDialog
            wedding={leaving}
            onClose={() => setLeaving(null)}
            onLeft={() => {
              setLeaving(null)
              focusHeadingAfterDialog()
            }}
          />
        </>
      )}
    </Page>
  )
}
