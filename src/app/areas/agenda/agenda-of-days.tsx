import { useMemo, useState } from 'react'
import type { AgendaDay, AgendaItem } from '#domain/agenda/agenda.ts'
import { itemsOfDay } from '#domain/agenda/agenda-timeline.ts'
import { useOpenedPart } from '#ui/opening/use-opened-part.ts'
import { useComments } from '../../shared/comments/use-comments.ts'
import { usePrintKind } from '../../shared/page/use-print-kind.ts'
import { useWedding } from '../../shared/session/use-session.ts'
import { Page } from '../../shell/page.tsx'
import { useAgendaActions } from './agenda.actions.ts'
import { AgendaHeader, DateLine } from './agenda-header.tsx'
import { AgendaToolbar, type AgendaView } from './agenda-toolbar.tsx'
import { removeDay } from './days/day-actions.ts'
import { MovedWedding } from './days/moved-wedding.tsx'
import { DayDraft } from './drafts/day-draft.tsx'
import { prepareChanges } from './drafts/day-drafts.ts'
import { agendaDialogs } from './loaded-dialogs.ts'
import { AgendaPrintout, type PrintKind } from './out/agenda-printout.tsx'
import { exportAgenda } from './out/export-agenda.ts'
import { FindSeatButton } from './running/find-seat-button.tsx'
import { RunningFold } from './running/running-fold.tsx'
import { RunningView } from './running/running-view.tsx'
import { DayPlan, PHONE } from './timeline/day-plan.tsx'
import type { ItemFailures } from './use-agenda.ts'
import { useAgendaDialogs } from './use-agenda-dialogs.ts'
import { useDayInSight } from './use-day-in-sight.ts'
import { usePeople } from './use-people.ts'

type AgendaOfDaysProps = {
  weddingId: string
  days: readonly AgendaDay[]
  items: readonly AgendaItem[]
  isReading: boolean
  failures: ReadonlyMap<string, ItemFailures>
  view: AgendaView | undefined
  onView: (view: AgendaView) => void
  /** Asks where a guest sits; `null` for who does not see the tables. */
  onFindSeat: (() => void) | null
}

/** An agenda that has days: one of them in sight, to be planned or to be lived. */
export function AgendaOfDays({
  weddingId,
  view: asked,
  onView,
  onFindSeat,
  failures,
  ...agenda
}: AgendaOfDaysProps) {
  const { days, items } = agenda
  const { name = '', eventDate = null, seesDrafts = false } = useWedding(weddingId) ?? {}
  const [announcement, announce] = useState('')
  const actions = useAgendaActions(weddingId, announce)
  const dialogs = useAgendaDialogs()
  const parts = useOpenedPart(agendaDialogs, dialogs.open !== null, dialogs.close)
  const comments = useComments('item')
  const { day, setDayId, isToday, isHighlighting } = useDayInSight({ ...agenda, eventDate })
  const people = usePeople(weddingId, { takesDrafts: day.isDraft })
  const view = asked ?? (isToday && !isHighlighting ? 'running' : 'plan')
  const ordered = useMemo(() => itemsOfDay(items, day.id), [items, day.id])
  const print = usePrintKind<PrintKind>('all')
  const prepare = async () => {
    const draft = await prepareChanges(weddingId, day)
    if (draft) setDayId(draft.id)
  }
  const shown = { day, ordered, people, actions, onDelay: dialogs.delay }
  return (
    <Page>
      <div data-print="hide">
        <AgendaHeader
          view={view}
          onShare={dialogs.share}
          onAdd={() => (window.matchMedia(PHONE).matches ? dialogs.addItem() : focusNewItem())}
        />
        <RunningFold isRunning={view === 'running'} aside={<FindSeatButton size="sm" onPress={onFindSeat} />}>
          <AgendaToolbar
            weddingId={weddingId}
            days={days}
            day={day}
            view={view}
            onDay={setDayId}
            onView={onView}
            onAddDay={dialogs.addDay}
            onEditDay={() => dialogs.editDay(day)}
            onPrepare={seesDrafts && !day.isDraft ? () => void prepare() : null}
            onRemoveDay={() => removeDay(weddingId, day, ordered)}
            onPrint={print.start}
            dialogs={dialogs}
            onFindSeat={onFindSeat}
            onExport={(format) => exportAgenda(format, { weddingId, days, items, people })}
          />
          <DateLine day={day} />
        </RunningFold>
        <DayDraft weddingId={weddingId} days={days} day={day} onDay={setDayId} />
        <MovedWedding weddingId={weddingId} eventDate={eventDate} days={days} items={items} />
        {view === 'running' ? (
          <RunningView {...shown} />
        ) : (
          <DayPlan {...shown} failures={failures} onOpen={dialogs.openItem} comments={comments} />
        )}
      </div>
      {print.kind && (
        <AgendaPrintout kind={print.kind} weddingName={name} days={days} items={items} people={people} />
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {parts && (
        <parts.AgendaDialogs
          {...shown}
          dialogs={dialogs}
          weddingId={weddingId}
          eventDate={eventDate}
          days={days}
          items={items}
          onDay={setDayId}
        />
      )}
    </Page>
  )
}

const focusNewItem = () => document.querySelector<HTMLElement>('[data-new-item]')?.focus()
