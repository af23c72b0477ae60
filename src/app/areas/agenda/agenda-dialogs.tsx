import type { AgendaDay, AgendaItem } from '#domain/agenda/agenda.ts'
import { useWantedPart } from '#ui/opening/use-opened-part.ts'
import type { AgendaActions } from './agenda.actions.ts'
import { DayDialog } from './days/day-dialog.tsx'
import { suggestedDay } from './days/suggested-day.ts'
import { DelayDialog } from './delay-dialog.tsx'
import { ItemDialog } from './item-dialog.tsx'
import { LinksDialog } from './links/links-dialog.tsx'
import { OwnCalendarDialog } from './links/own-calendar-dialog.tsx'
import { agendaTemplateDialogs } from './templates/loaded-templates.ts'
import type { useAgendaDialogs } from './use-agenda-dialogs.ts'
import type { People } from './use-people.ts'

export { CreateAgendaDialog } from './days/create-agenda-dialog.tsx'

type AgendaDialogsProps = {
  dialogs: ReturnType<typeof useAgendaDialogs>
  weddingId: string
  eventDate: string | null
  days: readonly AgendaDay[]
  day: AgendaDay
  items: readonly AgendaItem[]
  ordered: readonly AgendaItem[]
  people: People
  actions: AgendaActions
  onDay: (dayId: string) => void
}

/** The dialogs of the agenda, of which one is open at most. */
export function AgendaDialogs({ dialogs, onDay, ...shown }: AgendaDialogsProps) {
  const { weddingId, eventDate, days, day, items, ordered, people, actions } = shown
  const { open, close } = dialogs
  const opensTemplates = open?.kind === 'templates' || open?.kind === 'saveTemplate'
  const templates = useWantedPart(agendaTemplateDialogs, opensTemplates, close)
  const find = (id: string) => items.find((item) => item.id === id) ?? null
  return (
    <>
      <ItemDialog
        days={days}
        day={day}
        open={open?.kind === 'item' ? (open.itemId === null ? 'new' : find(open.itemId)) : null}
        people={people}
        actions={actions}
        onClose={close}
      />
      <DelayDialog
        day={day}
        ordered={ordered}
        people={people}
        from={open?.kind === 'delay' ? find(open.itemId) : null}
        actions={actions}
        onClose={close}
      />
      <DayDialog
        weddingId={weddingId}
        open={open?.kind === 'day' ? (open.day ?? 'new') : null}
        suggested={suggestedDay(days, eventDate)}
        items={items}
        onClose={close}
        onSaved={onDay}
      />
      <LinksDialog
        weddingId={weddingId}
        items={items}
        people={people}
        isOpen={open?.kind === 'links'}
        onOpenChange={close}
      />
      <OwnCalendarDialog weddingId={weddingId} isOpen={open?.kind === 'ownCalendar'} onOpenChange={close} />
      {templates && open?.kind === 'templates' && (
        <templates.TemplatesDialog {...{ weddingId, eventDate, days }} onClose={close} />
      )}
      {templates && open?.kind === 'saveTemplate' && (
        <templates.SaveTemplateDialog {...{ weddingId, eventDate, days, items }} onClose={close} />
      )}
    </>
  )
}
