import Pencil from 'lucide-react/icons/pencil'
import type { Task } from '#domain/tasks/tasks.ts'
import { cx } from '#ui/class-names.ts'
import { useViewOnly } from '#ui/hydration/view-only.ts'
import { Icon } from '#ui/icon.tsx'
import { TaskText } from './task-text.tsx'
import type { TaskActions } from './tasks.actions.ts'
import type { TaskFailures } from './tasks.changes.ts'

type TaskTitleProps = {
  task: Task
  isDone: boolean
  isEditing: boolean
  setEditing: (isEditing: boolean) => void
  failures: TaskFailures | undefined
  actions: TaskActions
  onOpen: (taskId: string) => void
}

/** The title of a task in its row: it opens the task, and the pencil beside it, or F2, edits it in place. */
export function TaskTitle({ task, isDone, isEditing, setEditing, onOpen, ...props }: TaskTitleProps) {
  const isViewOnly = useViewOnly()
  if (isEditing) {
    return (
      <span className="min-w-0 flex-1">
        <TaskText
          task={task}
          field="title"
          label="Nombre de la tarea"
          {...props}
          className="py-1.5 text-ui leading-snug font-strong"
          onLeave={() => {
            setEditing(false)
            requestAnimationFrame(() => {
              if (document.activeElement === document.body) focusTitle(task.id)
            })
          }}
        />
      </span>
    )
  }
  return (
    <>
      <button
        type="button"
        data-task-title={task.id}
        aria-keyshortcuts={isViewOnly ? undefined : 'F2 Alt+ArrowUp Alt+ArrowDown'}
        onClick={() => onOpen(task.id)}
        onKeyDown={(event) => {
          if (event.key === 'F2' && !isViewOnly) setEditing(true)
        }}
        className={cx(
          'min-h-8 min-w-0 py-1 text-left text-ui leading-snug md:truncate max-md:wrap-anywhere',
          isDone ? 'font-normal text-ink-2' : 'font-strong text-ink',
        )}
      >
        {task.title}
      </button>
      <button
        type="button"
        data-edits
        tabIndex={-1}
        aria-label={`Cambiar el nombre de ${task.title}`}
        onClick={() => setEditing(true)}
        className="-ml-1 grid size-8 shrink-0 place-items-center rounded-pill text-ink-3 opacity-0 group-focus-within/row:opacity-100 group-hover/row:opacity-100 hover:bg-surface hover:text-ink max-md:hidden pointer-coarse:hidden"
      >
        <Icon of={Pencil} size="sm" />
      </button>
    </>
  )
}

export const focusTitle = (taskId: string) =>
  document.querySelector<HTMLElement>(`[data-task-title="${taskId}"]`)?.focus()
