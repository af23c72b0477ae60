import { dueDay } from '#domain/tasks/due-day.ts'
import type { TaskCalendar } from '#domain/tasks/placed-task.ts'
import type { ImportedTask, ImportedTasks } from '#domain/tasks/table/task-import.ts'
import { distanceInWords, dueInWords } from '#domain/tasks/task-days.ts'
import type { TaskImport } from './use-task-import.ts'

type ImportedTaskRowsProps = { run: TaskImport; list: ImportedTasks; calendar: TaskCalendar }

/** The tasks of a list as they would come, each with its box, and what stays out. */
export function ImportedTaskRows({ run, list, calendar }: ImportedTaskRowsProps) {
  const known = list.tasks.filter(({ title }) => run.isKnown(title)).length
  const said = [
    known > 0 &&
      (known === 1
        ? 'Una ya está en la lista y no está marcada.'
        : `${known} ya están en la lista y no están marcadas.`),
    counted(list.withoutTitle, 'no tiene título y no viene', 'no tienen título y no vienen'),
    counted(list.tooLong, 'es demasiado larga y no viene', 'son demasiado largas y no vienen'),
    counted(
      list.unknownDay,
      'tiene un día que no entendemos, y viene sin él',
      'tienen un día que no entendemos, y vienen sin él',
    ),
    counted(
      list.longName,
      'tiene un nombre demasiado largo, y viene sin él',
      'tienen un nombre demasiado largo, y vienen sin él',
    ),
  ].filter(Boolean)
  return (
    <>
      {said.map((sentence) => (
        <p key={String(sentence)} className="mb-2 text-sm text-ink-2">
          {sentence}
        </p>
      ))}
      <ul className="border-t border-line">
        {list.tasks.map((task, index) => (
          <li
            key={run.ids[index]}
            className="border-b border-line [contain-intrinsic-size:auto_2.75rem] [content-visibility:auto]"
          >
            <label className="flex min-h-11 cursor-pointer items-center gap-3 py-2 text-sm">
              <input
                type="checkbox"
                className="size-4.5 shrink-0 accent-primary"
                checked={run.chosen.has(index)}
                onChange={() => run.toggle(index)}
              />
              <span className="min-w-0 flex-1 wrap-anywhere text-ink">{task.title}</span>
              <span className="max-w-[45%] text-right text-ink-3 wrap-anywhere">
                {detailsOf(task, calendar)}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </>
  )
}

function detailsOf({ due, who, mark }: ImportedTask, { today, eventDate }: TaskCalendar): string {
  const day = dueDay(due, eventDate)
  const when = day ? dueInWords(day, today) : due?.kind === 'days' ? distanceInWords(due.daysBefore) : null
  const state = mark === 'done' ? 'hecha' : mark === 'unneeded' ? 'no hace falta' : null
  return [who.join(', '), when, state].filter(Boolean).join(' · ')
}

/** 'La fila 3 no tiene título…', 'Las filas 3, 5 y 2 más …'. */
function counted(rows: readonly number[], one: string, several: string): string | null {
  if (rows.length === 0) return null
  if (rows.length === 1) return `La fila ${rows[0]} ${one}.`
  const named = rows.slice(0, 5).join(', ')
  const rest = rows.length - 5
  return `Las filas ${named}${rest > 0 ? ` y ${rest} más` : ''} ${several}.`
}
