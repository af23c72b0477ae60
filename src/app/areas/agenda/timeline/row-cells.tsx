import MapPin from 'lucide-react/icons/map-pin'
import { type AgendaDay, type AgendaItem, mapAddress } from '#domain/agenda/agenda.ts'
import type { AgendaTextField } from '#domain/agenda/agenda-text.ts'
import { Icon } from '#ui/icon.tsx'
import type { AgendaActions } from '../agenda.actions.ts'
import type { ItemFailures } from '../use-agenda.ts'
import { EditCell } from './edit-cell.tsx'
import { readEnd, readStart, readText } from './item-texts.ts'
import { endText, startText } from './time-texts.ts'

type CellProps = { item: AgendaItem; failures: ItemFailures | undefined; actions: AgendaActions }

type TimeCellProps = CellProps & { day: AgendaDay; end: 'start' | 'end' }

/** The time at which an item begins or ends. */
export function TimeCell({ item, day, end, actions }: TimeCellProps) {
  const isStart = end === 'start'
  const save = (typed: string) => {
    const reading = (isStart ? readStart : readEnd)(day, typed, item.time)
    if ('problem' in reading) return reading.problem
    if (reading.value.startsAt !== item.time.startsAt || reading.value.endsAt !== item.time.endsAt)
      actions.edit(item, 'time', reading.value)
    return null
  }
  return (
    <EditCell
      itemId={item.id}
      column={end}
      label={`${isStart ? 'Hora' : 'Fin'} de ${item.title}`}
      text={(isStart ? startText : endText)(day, item.time)}
      onSave={save}
      actions={actions}
      placeholder={isStart ? undefined : '–'}
      className={isStart ? 'serif text-[1.3125rem] tabular-nums' : 'num text-ink-2'}
    />
  )
}

const LABEL: Record<AgendaTextField, string> = {
  title: 'Momento',
  place: 'Lugar',
  mapUrl: 'Mapa',
  notes: 'Notas',
}

type TextCellProps = CellProps & { field: AgendaTextField; className?: string }

/** A text of an item. */
export function TextCell({ item, field, failures, actions, className }: TextCellProps) {
  const save = (typed: string) => {
    const reading = readText(field, typed)
    if ('problem' in reading) return reading.problem
    if (reading.value !== item[field]) actions.edit(item, field, reading.value)
    else if (failures?.[field]) actions.discard(failures[field].change)
    return null
  }
  return (
    <EditCell
      itemId={item.id}
      column={field}
      label={field === 'title' ? LABEL.title : `${LABEL[field]} de ${item.title}`}
      text={item[field] ?? ''}
      onSave={save}
      failure={failures?.[field]}
      actions={actions}
      isLong={field === 'notes'}
      className={className}
    />
  )
}

/** Opens the place on a map. */
export function MapLink({ item, className }: { item: AgendaItem; className?: string }) {
  const address = mapAddress(item)
  if (!address) return null
  return (
    <a
      href={address}
      target="_blank"
      rel="noreferrer"
      aria-label={`Ver ${item.place ?? item.title} en el mapa`}
      className={className}
    >
      <Icon of={MapPin} size="sm" />
    </a>
  )
}
