import Pin from 'lucide-react/icons/pin'
import { memo } from 'react'
import type { AgendaDay, AgendaItem } from '#domain/agenda/agenda.ts'
import { cx } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import type { AgendaActions } from '../agenda.actions.ts'
import type { ItemFailures } from '../use-agenda.ts'
import type { People } from '../use-people.ts'
import { MoveHandle } from './move-handle.tsx'
import { ResponsibleCell } from './responsible-cell.tsx'
import { MapLink, TextCell, TimeCell } from './row-cells.tsx'
import { RowEnd } from './row-end.tsx'
import type { RowDialogs } from './row-menu.tsx'
import { ToldHour } from './told-hour.tsx'
import type { RowHandles } from './use-row-drag.ts'

export type TimelineRowProps = RowDialogs & {
  day: AgendaDay
  item: AgendaItem
  isFirst: boolean
  isLast: boolean
  /** 'Hueco de 30 min', above the row. */
  seam: string | undefined
  people: People
  failures: ItemFailures | undefined
  actions: AgendaActions
  handles: RowHandles
  commentCount: number
  fileCount: number
  onComments: (itemId: string) => void
}

/** An item as a row whose cells are edited in place. */
export const TimelineRow = memo(function TimelineRow(props: TimelineRowProps) {
  const { day, item, isLast, seam, people, failures, actions, handles } = props
  const cell = { item, failures, actions }
  const isDragged = handles.dragged === item.id
  return (
    <>
      {seam && (
        <tr>
          <td colSpan={8} className="border-b border-line py-1 pl-9 text-xs text-ink-3 italic">
            {seam}
          </td>
        </tr>
      )}
      <tr
        data-row={item.id}
        className={cx(
          'group/row h-12 *:relative *:border-b *:border-line *:p-0',
          isDragged && 'opacity-50',
          handles.above === item.id && '*:border-t-2 *:border-t-primary',
          handles.above === 'end' && isLast && '*:border-b-2 *:border-b-primary',
          item.isDone && 'text-ink-3',
        )}
      >
        <td>
          <MoveHandle item={item} handles={handles} />
        </td>
        <td>
          <TimeCell {...cell} day={day} end="start" />
        </td>
        <td>
          <TimeCell {...cell} day={day} end="end" />
        </td>
        <td>
          <TextCell {...cell} field="title" className="font-strong text-ink" />
          <ToldHour day={day} item={item} className="block px-2 pb-2 text-xs text-ink-2" />
          {failures?.addition && <Unsaved failures={failures} actions={actions} />}
        </td>
        <td className="max-lg:hidden">
          <TextCell {...cell} field="place" className={item.place || item.mapUrl ? 'pr-9' : undefined} />
          <MapLink
            item={item}
            className="absolute top-2 right-1.5 grid size-8 place-items-center rounded-pill text-ink-3 hover:bg-surface-hover hover:text-ink"
          />
        </td>
        <td>
          <ResponsibleCell item={item} people={people} actions={actions} />
        </td>
        <td className="max-xl:hidden">
          <TextCell {...cell} field="notes" className="text-ink-2" />
        </td>
        <td className="pl-1 text-right whitespace-nowrap">
          {item.isFixed && (
            <span title="Hora fija" className="inline-grid size-7 place-items-center align-middle text-ink-3">
              <Icon of={Pin} size="sm" />
              <span className="sr-only">Hora fija</span>
            </span>
          )}
          <RowEnd
            item={item}
            actions={actions}
            onMove={handles.moveBy}
            isFirst={props.isFirst}
            isLast={isLast}
            commentCount={props.commentCount}
            fileCount={props.fileCount}
            onOpen={props.onOpen}
            onDelay={props.onDelay}
            onComments={props.onComments}
          />
        </td>
      </tr>
    </>
  )
})

function Unsaved({ failures, actions }: { failures: ItemFailures; actions: AgendaActions }) {
  const { addition } = failures
  return (
    addition && (
      <button
        type="button"
        title={addition.message}
        onClick={() => actions.retry(addition.change)}
        className="absolute top-2 right-1 z-10 rounded-pill bg-danger-soft px-2.5 py-1.5 text-xs font-strong text-danger"
      >
        Sin guardar. Reintentar
      </button>
    )
  )
}
