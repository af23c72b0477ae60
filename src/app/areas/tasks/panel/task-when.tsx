import { useState } from 'react'
import { dueIn } from '#domain/tasks/due-in.ts'
import type { PlacedTask, TaskCalendar } from '#domain/tasks/placed-task.ts'
import { distanceInWords } from '#domain/tasks/task-days.ts'
import { TASK_SECTIONS, type TaskSectionKey, UNDATED_SECTION } from '#domain/tasks/task-sections.ts'
import type { TaskDue } from '#domain/tasks/tasks.ts'
import type { IsoDate } from '#domain/time/dates.ts'
import { DatePicker } from '#ui/fields/date-picker.tsx'
import { Select } from '#ui/fields/select.tsx'
import { fullDateInWords } from '../../../shared/words/spanish-dates.ts'
import { dueOn } from '../new-task.ts'
import type { TaskActions } from '../tasks.actions.ts'

type TaskWhenProps = { one: PlacedTask; calendar: TaskCalendar; actions: TaskActions }

const PLACES = [...TASK_SECTIONS, UNDATED_SECTION].map(({ key, name }) => ({
  value: key as TaskSectionKey,
  label: name,
}))

/** The day of a task: one that moves with the wedding, or one that stays. */
export function TaskWhen({ one, calendar, actions }: TaskWhenProps) {
  const { task, date } = one
  const { eventDate } = calendar
  const [isChanging, setChanging] = useState(false)
  const set = (due: TaskDue | null) => actions.edit(task, 'due', due)
  const isFixed = task.due?.kind === 'day'
  const moving = date ? dueOn(date, eventDate) : null
  return (
    <div className="grid gap-1">
      <b className="font-strong text-ink">
        {date ? fullDateInWords(date) : one.days === null ? 'Sin fecha' : capital(distanceInWords(one.days))}
      </b>
      <p className="text-sm text-ink-2">{explained(one, eventDate)}</p>
      <p data-edits className="flex flex-wrap gap-x-4 text-sm">
        <button
          type="button"
          className={ACT}
          aria-expanded={isChanging}
          onClick={() => setChanging(!isChanging)}
        >
          Cambiar
        </button>
        {date && !isFixed && (
          <button type="button" className={ACT} onClick={() => set({ kind: 'day', on: date })}>
            Fijar este día
          </button>
        )}
        {isFixed && moving?.kind === 'days' && (
          <button type="button" className={ACT} onClick={() => set(moving)}>
            Que se mueva con la boda
          </button>
        )}
      </p>
      {isChanging && (
        <div data-edits className="mt-1 grid gap-3">
          <Select
            label="Tramo"
            options={PLACES}
            value={one.section}
            onChange={(key) => {
              if (key !== one.section) set(dueIn(key, calendar))
            }}
          />
          <DatePicker
            label="Día"
            value={date}
            onChange={(day) =>
              set(day === null ? null : isFixed ? { kind: 'day', on: day } : dueOn(day, eventDate))
            }
          />
        </div>
      )}
    </div>
  )
}

function explained({ task: { due }, days }: PlacedTask, eventDate: IsoDate | null): string {
  if (!due) return 'Ponle un día o un tramo cuando se sepa.'
  if (due.kind === 'day') {
    const away = days === null ? '' : `${capital(distanceInWords(days))}. `
    return `${away}Es un día fijo: no se mueve con la boda.`
  }
  if (!eventDate) return 'Pon la fecha de la boda y tendrá su día.'
  const away =
    due.daysBefore === 0 ? 'El día de la boda' : `${capital(distanceInWords(due.daysBefore))} de la boda`
  return `${away}. Si cambia la fecha, se mueve con ella.`
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase('es') + text.slice(1)

const ACT = 'link min-h-8 pointer-coarse:min-h-11'
