import Plus from 'lucide-react/icons/plus'
import { type ReactNode, useCallback, useState } from 'react'
import type { Wedding } from '#contract/weddings.ts'
import type { WeddingOrder } from '#domain/weddings.ts'
import { Count } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { Select } from '#ui/select.tsx'
import { useProfile, useWeddings } from '../../../lib/use-session.ts'
import { Page, PageHeader } from '../../../shell/page.tsx'
import { focusHeadingAfterDialog } from '../../../shell/page-announcement.ts'
import { DeletedWeddings } from '../deleted-weddings.tsx'
import type { JoinFormSlot } from '../join-form-slot.ts'
import { LeaveWeddingDialog } from '../leave-wedding-dialog.tsx'
import { DashboardList } from './dashboard-list.tsx'
import { type DashboardView, useTypedSearch } from './dashboard-view.ts'
import { NewWeddingDialog } from './new-wedding-dialog.tsx'
import { ORDERS, useWeddingOrder } from './wedding-order.ts'

/** With more weddings than these a search helps. */
const SEARCH_FROM = 13

type DashboardPageProps = {
  JoinForm: JoinFormSlot
  view: DashboardView
  onView: (changes: Partial<DashboardView>) => void
  /** What is planned in the next days. */
  nextDays: ReactNode
}

/** 'Tus bodas': every wedding of a planner, the next one first and large (spec 2). */
export function DashboardPage({ JoinForm, view, onView, nextDays }: DashboardPageProps) {
  const profile = useProfile()
  const weddings = useWeddings()
  const [order, setOrder] = useWeddingOrder(profile.id, view.order, (next) => onView({ order: next }))
  const [typed, setTyped] = useTypedSearch(view.search, (search) => onView({ search }))
  const [starting, setStarting] = useState<'create' | 'join' | null>(null)
  const [leaving, setLeaving] = useState<Wedding | null>(null)
  const openYear = useCallback((year: number | null) => onView({ year }), [onView])
  return (
    <Page>
      <PageHeader
        title="Tus bodas"
        aside={<Count value={weddings.length} label={weddings.length === 1 ? 'boda' : 'bodas'} />}
        actions={
          weddings.length > 0 && <DashboardActions order={order} onOrder={setOrder} onStart={setStarting} />
        }
      />
      {weddings.length >= SEARCH_FROM && (
        <SearchField
          label="Buscar una boda"
          value={typed}
          onChange={setTyped}
          className="mt-6 max-w-104 max-md:max-w-none"
        />
      )}
      {weddings.length === 0 ? (
        <FirstWedding onStart={setStarting} />
      ) : (
        <DashboardList
          weddings={weddings}
          order={order}
          search={typed}
          year={view.year}
          onYear={openYear}
          onLeave={setLeaving}
          nextDays={nextDays}
        />
      )}
      <DeletedWeddings className="mt-12" />
      <NewWeddingDialog JoinForm={JoinForm} startWith={starting} onClose={() => setStarting(null)} />
      <LeaveWeddingDialog
        wedding={leaving}
        onClose={() => setLeaving(null)}
        onLeft={() => {
          setLeaving(null)
          focusHeadingAfterDialog()
        }}
      />
    </Page>
  )
}

function FirstWedding({ onStart }: { onStart: (how: 'create' | 'join') => void }) {
  return (
    <EmptyState
      question="¿Qué boda preparamos primero?"
      line="Crea la primera, o únete a una con el código que te haya pasado la pareja."
    >
      <Button variant="primary" icon={Plus} onPress={() => onStart('create')}>
        Crear boda
      </Button>
      <Button onPress={() => onStart('join')}>Unirme con un código</Button>
    </EmptyState>
  )
}

type DashboardActionsProps = {
  order: WeddingOrder
  onOrder: (order: WeddingOrder) => void
  onStart: (how: 'create' | 'join') => void
}

function DashboardActions({ order, onOrder, onStart }: DashboardActionsProps) {
  return (
    <>
      <Segmented
        label="Ordenar por"
        segments={ORDERS}
        value={order}
        onChange={onOrder}
        className="mr-1 max-md:hidden"
      />
      <Select
        label="Ordenar por"
        hideLabel
        options={ORDERS.map(({ value, byLabel }) => ({ value, label: byLabel }))}
        value={order}
        onChange={onOrder}
        className="md:hidden"
      />
      <Button onPress={() => onStart('join')} className={JOIN}>
        Unirme con un código
      </Button>
      <Button variant="primary" icon={Plus} onPress={() => onStart('create')}>
        Crear boda
      </Button>
    </>
  )
}

/** On a phone it is a quiet line under the two others. */
const JOIN =
  'max-md:order-last max-md:-mt-1 max-md:-mb-3 max-md:basis-full! max-md:border-transparent max-md:bg-transparent max-md:text-ink-2'
