import { memo, useState } from 'react'
import type { PlacedTask } from '#domain/tasks/placed-task.ts'
import type { IsoDate } from '#domain/time/dates.ts'
import { cx } from '#ui/class-names.ts'
import { useViewOnly } from '#ui/hydration/view-only.ts'
import { CommentsButton } from '../../shared/comments/comments-button.tsx'
import { AboutLink } from './about-link.tsx'
import { TaskCheck } from './task-check.tsx'
import { TaskDueText } from './task-due.tsx'
import { TaskPeopleOf } from './task-people.tsx'
import { TaskTitle } from './task-title.tsx'
import type { TaskActions } from './tasks.actions.ts'
import type { TaskFailures } from './tasks.changes.ts'
import type { TaskLinks } from './use-task-links.ts'
import type { TaskPeople } from './use-task-people.ts'

export type TaskRowProps = {
  one: PlacedTask
  today: IsoDate
  people: TaskPeople
  links: TaskLinks
  failures: TaskFailures | undefined
  actions: TaskActions
  isOpen: boolean
  onOpen: (taskId: string) => void
  onDone: (one: PlacedTask, isDone: boolean) => void
  onRetry: (failures: TaskFailures) => void
  commentCount: number
  fileCount: number
  onComments: (taskId: string) => void
}

/** A task in its list: ticked at the left, opened by its title. */
export const TaskRow = memo(function TaskRow(props: TaskRowProps) {
  const { one, today, people, links, failures, isOpen, commentCount, fileCount } = props
  const { task, state } = one
  const [isEditing, setEditing] = useState(false)
  const isFixed = useViewOnly() || isEditing
  const link = links.find(task.about)
  const isDone = state.state !== 'open'
  const hasLine = one.days !== null || one.date !== null || link !== null || commentCount + fileCount > 0
  return (
    <li
      data-row={task.id}
      draggable={!isFixed}
      className={cx(
        ROW,
        isOpen ? 'bg-primary-soft shadow-[inset_2px_0_0_var(--primary)]' : 'hover:bg-surface-hover',
      )}
    >
      <TaskCheck
        title={task.title}
        isDone={isDone}
        onChange={(next) => props.onDone(one, next)}
        className="max-md:row-span-2 max-md:self-center"
      />
      <span
        className={cx('flex min-w-0 items-center gap-2', hasLine ? 'max-md:self-end' : 'max-md:row-span-2')}
      >
        <TaskTitle
          task={task}
          isDone={isDone}
          isEditing={isEditing}
          setEditing={setEditing}
          failures={failures}
          actions={props.actions}
          onOpen={props.onOpen}
        />
        {state.progress && <span className="num shrink-0 text-xs text-ink-3">{state.progress}</span>}
        {task.isDraft && <span className="shrink-0 text-xs text-ink-3">Borrador</span>}
        {failures && Object.keys(failures).length > 0 && (
          <button
            type="button"
            onClick={() => props.onRetry(failures)}
            className="shrink-0 rounded-pill bg-danger-soft px-2.5 py-1.5 text-xs font-strong text-danger"
          >
            Sin guardar. Reintentar
          </button>
        )}
      </span>
      <span className="flex min-w-0 items-center gap-1.5 max-md:col-start-2 max-md:row-start-2 max-md:self-start md:contents">
        <span className="num shrink-0 whitespace-nowrap md:order-4 md:text-right">
          {state.state === 'unneeded' ? 'No hace falta' : <TaskDueText one={one} today={today} />}
        </span>
        <span className="flex min-w-0 items-center gap-1.5 md:order-1">
          {link && (
            <>
              <span aria-hidden="true" className="text-ink-3 md:hidden">
                ·
              </span>
              <AboutLink link={link} />
            </>
          )}
        </span>
        <span className="shrink-0 md:order-2">
          <CommentsButton
            name={task.title}
            count={commentCount}
            fileCount={fileCount}
            onPress={() => props.onComments(task.id)}
            isQuiet
            className={commentCount + fileCount === 0 ? 'max-md:hidden' : undefined}
          />
        </span>
      </span>
      <span className="min-w-0 max-md:col-start-3 max-md:row-span-2 max-md:row-start-1 md:order-3">
        <TaskPeopleOf people={people} assignees={task.assignees} />
      </span>
    </li>
  )
}, isSameRow)

const ROW =
  'group/row relative grid min-h-(--h-row) grid-cols-[2.25rem_minmax(0,1.5fr)_minmax(0,1fr)_2.75rem_7.5rem_9.25rem] items-center gap-x-3 border-b border-line text-sm text-ink-2 [contain-intrinsic-size:auto_2.875rem] [content-visibility:auto] max-lg:grid-cols-[2.25rem_minmax(0,1fr)_minmax(0,.6fr)_0_6.5rem_9rem] max-md:min-h-17 max-md:grid-cols-[2.25rem_minmax(0,1fr)_auto] max-md:gap-x-2 max-md:py-1'

/** A list is placed anew with every change; a row is drawn again only if something of it is another. */
function isSameRow(
  { one: before, ...propsBefore }: TaskRowProps,
  { one: after, ...propsAfter }: TaskRowProps,
): boolean {
  const names = Object.keys(propsAfter) as (keyof typeof propsAfter)[]
  return (
    before.task === after.task &&
    before.state.state === after.state.state &&
    before.state.reason === after.state.reason &&
    before.state.progress === after.state.progress &&
    before.date === after.date &&
    before.isLate === after.isLate &&
    names.every((name) => propsBefore[name] === propsAfter[name])
  )
}
