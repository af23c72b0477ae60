import { type KeyboardEvent, useRef, useState } from 'react'
import type { AgendaDay, AgendaItem } from '#domain/agenda/agenda.ts'
import { formatMinute } from '#domain/agenda/agenda-clock.ts'
import { clockWithArticle } from '#domain/time/spanish-clock.ts'
import { cx } from '#ui/class-names.ts'
import { useUnsavedForm } from '../../../sync/unsaved/unsaved-form.ts'
import type { AgendaActions } from '../agenda.actions.ts'
import { nextStart, readNewStart, readText } from './item-texts.ts'

type NewItemRowProps = { day: AgendaDay; ordered: readonly AgendaItem[]; actions: AgendaActions }

/** The first row: Enter adds what is typed in it and the focus stays for the next one. */
export function NewItemRow({ day, ordered, actions }: NewItemRowProps) {
  const [typed, type] = useUnsavedForm<{ start: string; title: string }>(`${day.id} new item`)
  const { start = '', title = '' } = typed
  const [problem, setProblem] = useState<string | null>(null)
  const first = useRef<HTMLInputElement>(null)
  const after = Math.min(nextStart(ordered), 36 * 60 - 1)

  // An hour that was not typed is said only once there is a moment to have it.
  const proposed =
    title.trim() && !start.trim() && `Sin hora, a ${clockWithArticle(formatMinute(day, after))}`

  const add = () => {
    const reading = start.trim() ? readNewStart(day, start) : { value: { startsAt: after, endsAt: null } }
    const text = readText('title', title)
    if ('problem' in reading) return setProblem(reading.problem)
    // A blank row is no moment; with an hour in it, the title is missing.
    if ('problem' in text) return setProblem(start.trim() || title.trim() ? text.problem : null)
    actions.add({ dayId: day.id, time: reading.value, title: text.value })
    type(null)
    setProblem(null)
    first.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      add()
    } else if (event.key === 'Escape') {
      type(null)
      setProblem(null)
    }
  }
  const field = { onKeyDown, autoComplete: 'off', 'aria-invalid': problem ? true : undefined }
  return (
    <tr
      data-edits
      data-print="hide"
      className="h-12 *:relative *:border-b *:border-line-strong *:bg-surface-2 *:p-0"
    >
      <td />
      <td>
        <input
          ref={first}
          {...field}
          value={start}
          onChange={({ currentTarget }) => type({ start: currentTarget.value || undefined })}
          aria-label="Hora del nuevo momento"
          placeholder="Hora"
          className={`${INPUT} serif text-[1.3125rem] placeholder:font-ui placeholder:text-sm`}
        />
      </td>
      <td />
      <td colSpan={5}>
        <input
          {...field}
          data-new-item
          value={title}
          onChange={({ currentTarget }) => type({ title: currentTarget.value || undefined })}
          aria-label="Nuevo momento"
          placeholder="Escribe qué pasa…"
          className={`${INPUT} font-strong placeholder:font-normal`}
        />
        <span
          role="status"
          className={cx(
            'pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-xs',
            problem ? 'text-danger' : 'text-ink-3',
          )}
        >
          {problem ?? proposed}
        </span>
      </td>
    </tr>
  )
}

const INPUT =
  'absolute inset-x-0.5 top-1 h-10 w-[calc(100%-.25rem)] rounded-[6px] bg-transparent px-2 text-ink focus:bg-surface focus:shadow-none focus:outline-2 focus:outline-offset-0 focus:outline-focus aria-invalid:outline-2 aria-invalid:outline-danger'
