import Plus from 'lucide-react/icons/plus'
import Share2 from 'lucide-react/icons/share-2'
import { useEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import type { AgendaDay, AgendaItem } from '#domain/agenda.ts'
import { clockChange } from '#domain/agenda-clock.ts'
import { doubleBookings, itemsOfDay } from '#domain/agenda-timeline.ts'
import { Button } from '#ui/button.tsx'
import { SavedIndicator } from '#ui/saved-indicator.tsx'
import { showToast } from '#ui/toast-queue.ts'
import { useHighlightedId } from '../../lib/highlighted-id.ts'
import { fullDateInWords } from '../../lib/spanish-dates.ts'
import { useMedia } from '../../lib/use-media.ts'
import { useWedding } from '../../lib/use-session.ts'
import { Page, PageHeader } from '../../shell/page.tsx'
import { useAgendaActions } from './agenda.actions.ts'
import { agendaChanges } from './agenda.changes.ts'
import { AgendaToolbar, type AgendaView } from './agenda-toolbar.tsx'
import { DayDialog, removeDay } from './days/day-dialog.tsx'
import { MovedWedding } from './days/moved-wedding.tsx'
import { suggestedDay } from './days/suggested-day.ts'
import { DelayDialog } from './delay-dialog.tsx'
import { ItemDialog } from './item-dialog.tsx'
import { LinksDialog } from './links/links-dialog.tsx'
import { dayAt, LiveView } from './live/live-view.tsx'
import { AgendaPrintout, type PrintKind } from './out/agenda-printout.tsx'
import { exportAgenda } from './out/export-agenda.ts'
import { PhoneTimeline } from './timeline/phone-timeline.tsx'
import { DoubleBookings } from './timeline/seam-note.tsx'
import { Timeline } from './timeline/timeline.tsx'
import type { ItemFailures } from './use-agenda.ts'
import { usePeople } from './use-people.ts'

type AgendaOfDaysProps = {
  weddingId: string
  days: readonly AgendaDay[]
  items: readonly AgendaItem[]
  failures: ReadonlyMap<string, ItemFailures>
  view: AgendaView | undefined
  onView: (view: AgendaView) => void
}

/** An agenda that has days: one of them in sight, to be planned or to be lived. */
export function AgendaOfDays({ weddingId, days, items, failures, view: asked, onView }: AgendaOfDaysProps) {
  const wedding = useWedding(weddingId)
  const people = usePeople(weddingId)
  const [announcement, announce] = useState('')
  const actions = useAgendaActions(weddingId, announce)
  const { day, setDayId, isToday } = useDayInSight(days, items, wedding?.eventDate ?? null)
  const view = asked ?? (isToday ? 'live' : 'plan')
  const ordered = useMemo(() => itemsOfDay(items, day.id), [items, day.id])
  const bookings = useMemo(() => doubleBookings(ordered), [ordered])
  const [openItem, setOpenItem] = useState<string | null>(null)
  const [delayedFrom, setDelayedFrom] = useState<string | null>(null)
  const [openDay, setOpenDay] = useState<AgendaDay | 'new' | null>(null)
  const [isSharing, setSharing] = useState(false)
  const print = usePrintKind()
  const isPhone = useMedia('(width < 48.0625rem)')
  const isSaved = agendaChanges.useJustSaved()
  const find = (id: string | null) => items.find((item) => item.id === id) ?? null
  const timeline = {
    day,
    ordered,
    people,
    failures,
    actions,
    onOpen: (item: AgendaItem) => setOpenItem(item.id),
    onDelay: (item: AgendaItem) => setDelayedFrom(item.id),
  }

  return (
    <Page>
      <div data-print="hide">
        <PageHeader
          title="Día B"
          aside={<SavedIndicator isShown={isSaved} />}
          actions={
            <>
              <Button
                icon={Share2}
                onPress={() => setSharing(true)}
                className={view === 'live' ? 'max-md:hidden' : undefined}
              >
                Compartir
              </Button>
              {view === 'plan' && (
                <Button
                  variant="primary"
                  icon={Plus}
                  onPress={() => (isPhone ? setOpenItem('new') : focusNewItem())}
                >
                  Añadir momento
                </Button>
              )}
            </>
          }
        />
        <AgendaToolbar
          days={days}
          day={day}
          view={view}
          onDay={setDayId}
          onView={onView}
          onAddDay={() => setOpenDay('new')}
          onEditDay={() => setOpenDay(day)}
          onRemoveDay={() => void removeDay(weddingId, day, ordered)}
          onPrint={print.start}
          onExport={(format) => exportAgenda(format, { weddingId, days, items, people })}
        />
        <p className="mt-4 text-sm text-ink-2">
          {fullDateInWords(day.date)}
          {clockChange(day.date) !== 0 && `. ${CLOCK_NOTE[clockChange(day.date) > 0 ? 'forward' : 'back']}`}
        </p>
        <MovedWedding weddingId={weddingId} eventDate={wedding?.eventDate ?? null} days={days} />
        {view === 'live' ? (
          <LiveView
            day={day}
            ordered={ordered}
            people={people}
            actions={actions}
            onDelay={(from) => setDelayedFrom(from.id)}
          />
        ) : (
          <>
            <DoubleBookings bookings={bookings} people={people} />
            <div className="mt-3">
              {isPhone ? <PhoneTimeline {...timeline} /> : <Timeline {...timeline} />}
            </div>
            {ordered.length === 0 && (
              <p className="py-6 text-ink-2">
                Este día aún no tiene momentos. Empieza por el que ya tiene hora: la ceremonia.
              </p>
            )}
          </>
        )}
      </div>
      {print.kind && (
        <AgendaPrintout
          kind={print.kind}
          weddingName={wedding?.name ?? ''}
          days={days}
          items={items}
          people={people}
        />
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <ItemDialog
        days={days}
        day={day}
        open={openItem === 'new' ? 'new' : find(openItem)}
        people={people}
        actions={actions}
        onClose={() => setOpenItem(null)}
      />
      <DelayDialog
        day={day}
        ordered={ordered}
        from={find(delayedFrom)}
        actions={actions}
        onClose={() => setDelayedFrom(null)}
      />
      <DayDialog
        weddingId={weddingId}
        open={openDay}
        suggested={suggestedDay(days, wedding?.eventDate ?? null)}
        onClose={() => setOpenDay(null)}
        onSaved={(saved) => setDayId(saved.id)}
      />
      <LinksDialog
        weddingId={weddingId}
        items={items}
        people={people}
        isOpen={isSharing}
        onOpenChange={setSharing}
      />
    </Page>
  )
}

const CLOCK_NOTE = {
  forward: 'Esa noche cambia la hora: a las 2:00 serán las 3:00.',
  back: 'Esa noche cambia la hora: a las 3:00 volverán a ser las 2:00.',
}

const focusNewItem = () => document.querySelector<HTMLElement>('[data-new-item]')?.focus()

/** The day that was chosen, the one of a row to highlight, the one that is today, or that of the wedding. */
function useDayInSight(days: readonly AgendaDay[], items: readonly AgendaItem[], eventDate: string | null) {
  const [dayId, setDayId] = useState<string | null>(null)
  const [today] = useState(() => dayAt(days, new Date()))
  const highlightedId = useHighlightedId()
  const highlighted = items.find(({ id }) => id === highlightedId)
  const isGone = highlightedId !== undefined && highlighted === undefined
  useEffect(() => {
    if (highlighted) setDayId(highlighted.dayId)
    else if (isGone) showToast('Ese momento ya no está en la agenda.', { tone: 'failed' })
  }, [highlighted, isGone])
  const day =
    days.find(({ id }) => id === dayId) ?? today ?? days.find(({ date }) => date === eventDate) ?? days[0]!
  return { day, setDayId, isToday: today !== undefined && today.id === day.id }
}

/** What is on paper while the page is printed; the browser's own printing gives everything. */
function usePrintKind() {
  const [kind, setKind] = useState<PrintKind | null>(null)
  useEffect(() => {
    const before = () => flushSync(() => setKind((chosen) => chosen ?? 'all'))
    const after = () => setKind(null)
    window.addEventListener('beforeprint', before)
    window.addEventListener('afterprint', after)
    return () => {
      window.removeEventListener('beforeprint', before)
      window.removeEventListener('afterprint', after)
    }
  }, [])
  const start = (chosen: PrintKind) => {
    flushSync(() => setKind(chosen))
    window.print()
  }
  return { kind, start }
}
