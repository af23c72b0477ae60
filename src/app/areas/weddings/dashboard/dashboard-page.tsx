import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import type { Wedding } from '#contract/weddings.ts'
import { foldText } from '#domain/fold-text.ts'
import { compareWeddings, type WeddingOrder, weddingStatus } from '#domain/weddings.ts'
import { Count } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { Select } from '#ui/select.tsx'
import { useNow } from '../../../lib/use-now.ts'
import { useProfile, useWeddings } from '../../../lib/use-session.ts'
import { Page, PageHeader } from '../../../shell/page.tsx'
import { focusHeadingAfterDialog } from '../../../shell/page-announcement.ts'
import { DeletedWeddings } from '../deleted-weddings.tsx'
import type { JoinFormSlot } from '../join-form-slot.ts'
import { LeaveWeddingDialog } from '../leave-wedding-dialog.tsx'
import { NewWeddingDialog } from './new-wedding-dialog.tsx'
import { NextWedding } from './next-wedding.tsx'
import { WeddingCard } from './wedding-card.tsx'
import { ORDERS, useWeddingOrder } from './wedding-order.ts'

/** With more weddings than these a search helps. */
const SEARCH_FROM = 13

/** 'Tus bodas': every wedding of a planner, the next one first and large (spec 2). */
export function DashboardPage({ JoinForm }: { JoinForm: JoinFormSlot }) {
  const profile = useProfile()
  const weddings = useWeddings()
  const now = useNow()
  const [order, setOrder] = useWeddingOrder(profile.id)
  const [search, setSearch] = useState('')
  const [starting, setStarting] = useState<'create' | 'join' | null>(null)
  const [leaving, setLeaving] = useState<Wedding | null>(null)

  const [soonest] = weddings.toSorted(compareWeddings('date', now))
  const isSearching = search.trim() !== ''
  const next = soonest && !isSearching && weddingStatus(soonest.eventDate, now) === 'ongoing' ? soonest : null
  const shown = weddings
    .filter((wedding) => wedding !== next && foldText(wedding.name).includes(foldText(search)))
    .toSorted(compareWeddings(order, now))

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
          value={search}
          onChange={setSearch}
          className="mt-6 max-w-104 max-md:max-w-none"
        />
      )}
      {next && <NextWedding wedding={next} now={now} onLeave={setLeaving} />}
      {weddings.length === 0 ? (
        <EmptyState
          question="¿Qué boda preparamos primero?"
          line="Crea la primera, o únete a una con el código que te haya pasado la pareja."
        >
          <Button variant="primary" icon={Plus} onPress={() => setStarting('create')}>
            Crear boda
          </Button>
          <Button onPress={() => setStarting('join')}>Unirme con un código</Button>
        </EmptyState>
      ) : (
        <ul className={GRID}>
          {shown.map((wedding) => (
            <li key={wedding.id}>
              <WeddingCard wedding={wedding} now={now} onLeave={setLeaving} />
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="text-ink-2">
        {isSearching && shown.length === 0 && `Ninguna boda se llama «${search.trim()}».`}
      </p>
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

const GRID =
  'mt-8 grid gap-5 max-md:mt-6 max-md:gap-3 md:grid-cols-2 min-[75.0625rem]:grid-cols-3 min-[112.5rem]:grid-cols-4 min-[144rem]:grid-cols-5'
