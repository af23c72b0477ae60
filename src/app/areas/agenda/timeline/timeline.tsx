import { useMemo } from 'react'
import type { AgendaDay, AgendaItem } from '#domain/agenda/agenda.ts'
import { seamsOf } from '#domain/agenda/agenda-timeline.ts'
import { cx } from '#ui/class-names.ts'
import type { ItemComments } from '../../../shared/comments/use-comments.ts'
import type { AgendaActions } from '../agenda.actions.ts'
import type { ItemFailures } from '../use-agenda.ts'
import type { People } from '../use-people.ts'
import { NewItemRow } from './new-item-row.tsx'
import type { RowDialogs } from './row-menu.tsx'
import { seamInWords } from './seam-note.tsx'
import { TimelineRow } from './timeline-row.tsx'
import { useRowDrag } from './use-row-drag.ts'

export type TimelineProps = RowDialogs & {
  day: AgendaDay
  /** The items of the day in their order. */
  ordered: readonly AgendaItem[]
  people: People
  failures: ReadonlyMap<string, ItemFailures>
  actions: AgendaActions
  comments: ItemComments
}

const COLUMNS = [
  { label: '', width: 'w-7' },
  { label: 'Hora', width: 'w-18' },
  { label: 'Fin', width: 'w-16' },
  { label: 'Momento', width: 'w-[22%]' },
  { label: 'Lugar', width: 'w-[16%]', className: 'max-lg:hidden' },
  { label: 'A cargo de', width: 'w-[18%]' },
  { label: 'Notas', width: '', className: 'max-xl:hidden' },
  { label: '', width: 'w-28' },
]

/** A day as a table: every cell is edited in place, and rows are moved by their handle. */
export function Timeline({ day, ordered, people, failures, actions, comments, ...dialogs }: TimelineProps) {
  const seams = useMemo(() => seamsOf(ordered), [ordered])
  const handles = useRowDrag({ day, ordered, actions })
  return (
    <table data-timeline aria-label={`Agenda: ${day.name}`} className="w-full table-fixed text-sm">
      <colgroup>
        {COLUMNS.map(({ label, width, className }, index) => (
          <col key={label || String(index)} className={cx(width, className)} />
        ))}
      </colgroup>
      <thead>
        <tr className="h-9 border-b border-line text-left text-xs text-ink-3">
          {COLUMNS.map(({ label, className }, index) =>
            label ? (
              <th key={label} scope="col" className={cx('px-2 font-medium', className)}>
                {label}
              </th>
            ) : (
              <td key={String(index)} />
            ),
          )}
        </tr>
      </thead>
      <tbody>
        <NewItemRow day={day} ordered={ordered} actions={actions} />
        {ordered.map((item, index) => {
          const seam = seams.get(item.id)
          return (
            <TimelineRow
              key={item.id}
              day={day}
              item={item}
              isFirst={index === 0}
              isLast={index === ordered.length - 1}
              seam={seam && seamInWords(seam)}
              people={people}
              failures={failures.get(item.id)}
              actions={actions}
              handles={handles}
              commentCount={comments.count(item.id)}
              fileCount={comments.fileCount(item.id)}
              onComments={comments.open}
              {...dialogs}
            />
          )
        })}
      </tbody>
    </table>
  )
}
