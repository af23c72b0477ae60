import Plus from 'lucide-react/icons/plus'
import { type KeyboardEvent, useRef } from 'react'
import type { TaskCalendar } from '#domain/tasks/placed-task.ts'
import type { TaskSectionKey } from '#domain/tasks/task-sections.ts'
import { TASK_TITLE_MAX } from '#domain/tasks/tasks.ts'
import { Icon } from '#ui/icon.tsx'
import { useUnsaved } from '../../sync/unsaved/unsaved-texts.ts'
import { newTaskOf } from './new-task.ts'
import type { TaskActions } from './tasks.actions.ts'
import type { TaskPeople } from './use-task-people.ts'

export type NewTaskProps = {
  section: TaskSectionKey
  calendar: TaskCalendar
  people: TaskPeople
  actions: TaskActions
}

/** The last row of a section: Enter adds what is typed and keeps the focus for the next one, Escape leaves. */
export function NewTaskRow({ section, calendar, people, actions }: NewTaskProps) {
  const [typed, type] = useUnsaved(`${actions.weddingId} new task ${section}`)
  const input = useRef<HTMLInputElement>(null)
  const add = () => {
    const task = newTaskOf(typed ?? '', { section, calendar, people })
    if (!task) return
    actions.add(task)
    type(null)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      add()
    } else if (event.key === 'Escape') {
      type(null)
      input.current?.blur()
    }
  }
  return (
    <div
      data-edits
      data-print="hide"
      className="grid min-h-(--h-row) grid-cols-[2.25rem_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line text-sm focus-within:bg-surface-2 max-md:hidden"
    >
      <Icon of={Plus} className="ml-0.5 text-ink-3" />
      <input
        ref={input}
        data-new-task={section}
        aria-label="Añadir una tarea a este tramo"
        placeholder="Añadir una tarea a este tramo"
        value={typed ?? ''}
        maxLength={TASK_TITLE_MAX}
        autoComplete="off"
        onChange={({ currentTarget }) => type(currentTarget.value || null)}
        onKeyDown={onKeyDown}
        className="h-10 scroll-my-28 bg-transparent text-ui text-ink outline-none placeholder:text-ink-3 focus-visible:shadow-none"
      />
      <span className="text-sm text-ink-3">
        <kbd className="mr-1.5 rounded-[4px] border border-line-strong px-1.5 py-0.5 font-ui text-xs text-ink">
          Intro
        </kbd>
        añade otra
      </span>
    </div>
  )
}

export const focusNewTask = (key: TaskSectionKey) =>
  document.querySelector<HTMLElement>(`[data-new-task="${key}"]`)?.focus()
