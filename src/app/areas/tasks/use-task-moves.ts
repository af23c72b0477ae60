import { type DragEvent, type KeyboardEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import { moveTask, sectionBeside } from '#domain/tasks/move-task.ts'
import type { PlacedTask, TaskCalendar } from '#domain/tasks/placed-task.ts'
import type { TaskSectionKey } from '#domain/tasks/task-sections.ts'
import { useViewOnly } from '#ui/hydration/view-only.ts'
import { focusTitle } from './task-title.tsx'
import type { TaskActions } from './tasks.actions.ts'
import type { ShownTasks } from './use-shown-tasks.ts'

/** A type of our own, so that a file or a text from elsewhere is not taken for a task. */
const TASK = 'application/x-azahar-task'

/** Marks the section that a task would come to. */
const OVER = 'data-drop-target'

type TaskMovesProps = { list: ShownTasks; calendar: TaskCalendar; actions: TaskActions }

/**
 * Moving a task to another section: by dragging its row onto it, or with Alt and the arrows on its title. The arrows
 * alone go from title to title. The list listens once for all its rows.
 */
export function useTaskMoves({ list, calendar, actions }: TaskMovesProps) {
  const isViewOnly = useViewOnly()
  const find = (taskId: string): PlacedTask | undefined =>
    list.groups.flatMap(({ group }) => group.tasks).find(({ task }) => task.id === taskId)
  const move = (one: PlacedTask, to: TaskSectionKey) => {
    const moved = moveTask(one, to, calendar)
    if (moved) actions.move(one.task, moved.due, moved.said)
  }
  const drag = useSectionDrag((taskId, to) => {
    const one = find(taskId)
    if (one) move(one, to)
  })
  const moveByKey = (one: PlacedTask, step: -1 | 1) => {
    const to = sectionBeside(one.section, step, calendar)
    if (to === null)
      return actions.announce(step === 1 ? 'Ya está en el último tramo.' : 'No hay otro tramo antes.')
    flushSync(() => {
      move(one, to)
      list.toggle(to, true)
    })
    focusTitle(one.task.id)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key]
    const title = (event.target as HTMLElement).dataset['taskTitle']
    if (!step || !title || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    if (!event.altKey) return focusBeside(event.currentTarget, event.target as HTMLElement, step)
    const one = isViewOnly ? undefined : find(title)
    if (one) moveByKey(one, step)
  }
  return { onKeyDown, ...drag }
}

const STEPS: Record<string, -1 | 1> = { ArrowUp: -1, ArrowDown: 1 }

function focusBeside(list: HTMLElement, title: HTMLElement, step: -1 | 1) {
  const all = [...list.querySelectorAll<HTMLElement>('[data-task-title]')]
  all[all.indexOf(title) + step]?.focus()
}

/** Drags rows onto sections, and marks the one below the pointer without drawing anew. */
function useSectionDrag(onDropped: (taskId: string, to: TaskSectionKey) => void) {
  const over = useRef<Element | null>(null)
  const mark = (section: Element | null) => {
    if (over.current === section) return
    over.current?.removeAttribute(OVER)
    section?.setAttribute(OVER, '')
    over.current = section
  }
  const isTask = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes(TASK)
  return {
    onDragStart: (event: DragEvent) => {
      const taskId = (event.target as HTMLElement).dataset?.['row']
      if (!taskId) return
      event.dataTransfer.setData(TASK, taskId)
      event.dataTransfer.effectAllowed = 'move'
    },
    onDragOver: (event: DragEvent) => {
      if (!isTask(event)) return
      const section = sectionAt(event)
      if (section) event.preventDefault()
      mark(section)
    },
    onDragEnd: () => mark(null),
    onDrop: (event: DragEvent) => {
      if (!isTask(event)) return
      event.preventDefault()
      mark(null)
      const to = sectionAt(event)?.dataset['dropSection'] as TaskSectionKey | undefined
      if (to) onDropped(event.dataTransfer.getData(TASK), to)
    },
  }
}

const sectionAt = ({ target }: DragEvent) => (target as Element).closest<HTMLElement>('[data-drop-section]')
