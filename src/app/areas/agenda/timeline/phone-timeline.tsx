import Pin from 'lucide-react/icons/pin'
import { useMemo } from 'react'
import { seamsOf } from '#domain/agenda/agenda-timeline.ts'
import { cx } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { namesOf } from '../use-people.ts'
import { MoveHandle } from './move-handle.tsx'
import { RowEnd } from './row-end.tsx'
import { seamInWords } from './seam-note.tsx'
import { endText, startText } from './time-texts.ts'
import type { TimelineProps } from './timeline.tsx'
import { ToldHour } from './told-hour.tsx'
import { useRowDrag } from './use-row-drag.ts'

/** A day as a list for a phone: a touch opens an item, its handle moves it. */
export function PhoneTimeline({
  day,
  ordered,
  people,
  failures,
  actions,
  comments,
  ...dialogs
}: TimelineProps) {
  const seams = useMemo(() => seamsOf(ordered), [ordered])
  const handles = useRowDrag({ day, ordered, actions })
  return (
    <ol data-timeline aria-label={`Agenda: ${day.name}`} className="mt-2">
      {ordered.map((item, index) => {
        const seam = seams.get(item.id)
        const names = namesOf(people, item.responsible)
        const line = [names, item.place].filter(Boolean).join(', ')
        return (
          <li
            key={item.id}
            data-row={item.id}
            className={cx(
              'relative border-b border-line',
              handles.dragged === item.id && 'opacity-50',
              handles.above === item.id && 'border-t-2 border-t-primary',
              handles.above === 'end' && index === ordered.length - 1 && 'border-b-2 border-b-primary',
            )}
          >
            {seam && <p className="pt-2 text-xs text-ink-3 italic">{seamInWords(seam)}</p>}
            <div className="relative flex min-h-17 items-center gap-1 pl-7">
              <div className="absolute inset-y-0 left-0 my-auto h-12 w-7">
                <MoveHandle item={item} handles={handles} />
              </div>
              <button
                type="button"
                onClick={() => dialogs.onOpen(item)}
                className="grid min-w-0 flex-1 grid-cols-[4rem_minmax(0,1fr)] items-center gap-2 rounded-control py-2 text-left"
              >
                <Times start={startText(day, item.time)} end={endText(day, item.time)} />
                <span className="min-w-0">
                  <span className="block text-[1.0625rem] leading-tight font-semibold wrap-anywhere">
                    {item.title}
                  </span>
                  <span className="line-clamp-2 text-sm text-ink-3">
                    {line}
                    {item.isFixed && <FixedMark />}
                  </span>
                  <ToldHour day={day} item={item} className="block text-sm text-ink-2" />
                  {failures.get(item.id) && (
                    <span className="text-xs font-strong text-danger">
                      Sin guardar. Ábrelo y vuelve a intentarlo.
                    </span>
                  )}
                </span>
              </button>
              <RowEnd
                item={item}
                actions={actions}
                onMove={handles.moveBy}
                isFirst={index === 0}
                isLast={index === ordered.length - 1}
                commentCount={comments.count(item.id)}
                fileCount={comments.fileCount(item.id)}
                onComments={comments.open}
                isPhone
                {...dialogs}
              />
            </div>
          </li>
        )
      })}
    </ol>
  )
}

const FixedMark = () => (
  <span className="inline-flex items-center gap-1 pl-1">
    <Icon of={Pin} size="sm" className="size-3.25" /> Hora fija
  </span>
)

function Times({ start, end }: { start: string; end: string }) {
  return (
    <span className="serif text-[1.375rem] leading-none tabular-nums">
      {start}
      {end && <span className="num mt-1 block font-ui text-xs text-ink-3">{`– ${end}`}</span>}
    </span>
  )
}
