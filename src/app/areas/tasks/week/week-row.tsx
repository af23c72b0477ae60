import { useMemo } from 'react'
import { isRemindable, type WeekRow } from '#domain/tasks/planner-week.ts'
import type { IsoDate } from '#domain/time/dates.ts'
import { cx } from '#ui/class-names.ts'
import { AppLink } from '../../../shared/page/app-link.tsx'
import { TaskCheck } from '../task-check.tsx'
import { taskChanges } from '../tasks.changes.ts'
import { RemindButton } from './remind-button.tsx'
import { tickInWeek } from './week.actions.ts'
import { asTask } from './week.queries.ts'
import { WeekAssign } from './week-assign.tsx'
import { WeekDay } from './week-day.tsx'

type WeekRowProps = { row: WeekRow; today: IsoDate; isDayShown: boolean }

/** A task of the week: its wedding in italic, whose it is, and when it was due. */
export function WeekTaskRow({ row, today, isDayShown }: WeekRowProps) {
  const { wedding, isLate, day } = row
  const list = useMemo(() => [asTask(row.task)], [row.task])
  const { items } = taskChanges.useItems(wedding.weddingId, list)
  // Tasks that are added elsewhere wait in the same list.
  const task = items?.find(({ id }) => id === row.task.id) ?? list[0]!
  const isDone = task.mark === 'done'
  return (
    <li data-row={task.id} className={WEEK_ROW}>
      {wedding.mayEdit ? (
        <TaskCheck
          title={`${task.title}, ${wedding.name}`}
          isDone={isDone}
          onChange={(next) => tickInWeek(wedding.weddingId, task, next)}
          className="max-md:row-span-2 max-md:self-center"
        />
      ) : (
        <span className="max-md:row-span-2" />
      )}
      <AppLink
        href={`/app/couple/${wedding.weddingId}/tasks?tarea=${task.id}`}
        className={cx(
          'min-w-0 py-1 text-ui leading-snug hover:underline max-md:self-end max-md:wrap-anywhere md:line-clamp-2',
          isDone ? 'text-ink-2 line-through' : 'font-strong text-ink',
        )}
      >
        {task.title}
        {task.isDraft && <span className="ml-2 text-xs font-normal text-ink-3">Borrador</span>}
      </AppLink>
      <AppLink
        href={`/app/couple/${wedding.weddingId}/tasks`}
        className="serif min-w-0 truncate py-1 text-lg leading-tight italic hover:underline max-md:col-start-2 max-md:self-start"
      >
        {wedding.name}
      </AppLink>
      <span className="flex items-center max-md:col-start-3 max-md:row-start-1 max-md:justify-end">
        {isRemindable({ ...row, task }, today) ? (
          <RemindButton wedding={wedding} />
        ) : (
          <WeekAssign wedding={wedding} task={task} />
        )}
      </span>
      <WeekDay day={day} isLate={isLate} isShown={isDayShown} lateWords="Iba para el " />
    </li>
  )
}

/** The columns of a row: its mark, title, wedding, person or figure, and day. */
export const WEEK_ROW =
  'grid min-h-(--h-row) grid-cols-[2.25rem_minmax(0,1.35fr)_minmax(0,1fr)_8.5rem_6rem] items-center gap-x-3 border-b border-line text-ink-2 max-md:min-h-17 max-md:grid-cols-[2.25rem_minmax(0,1fr)_auto] max-md:gap-x-2 max-md:py-1.5'
