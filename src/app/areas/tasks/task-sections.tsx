import { useCallback } from 'react'
import type { PlacedTask, TaskCalendar } from '#domain/tasks/placed-task.ts'
import type { WeddingFacts } from '#domain/tasks/wedding-facts.ts'
import { useViewOnly } from '#ui/hydration/view-only.ts'
import { useComments } from '../../shared/comments/use-comments.ts'
import { NewTaskRow } from './new-task-row.tsx'
import { TaskRow } from './task-row.tsx'
import { TaskSection } from './task-section.tsx'
import type { TaskActions } from './tasks.actions.ts'
import type { TaskFailures } from './tasks.changes.ts'
import type { ShownTasks } from './use-shown-tasks.ts'
import type { TaskLinks } from './use-task-links.ts'
import { useTaskMoves } from './use-task-moves.ts'
import type { TaskPeople } from './use-task-people.ts'

type TaskSectionsProps = {
  list: ShownTasks
  calendar: TaskCalendar
  facts: WeddingFacts
  people: TaskPeople
  links: TaskLinks
  actions: TaskActions
  failures: ReadonlyMap<string, TaskFailures>
  openId: string | undefined
  onOpen: (taskId: string) => void
}

/** The tasks under their headings, or the sentence that says there are none. */
export function TaskSections({ list, calendar, facts, people, links, actions, ...rest }: TaskSectionsProps) {
  const isViewOnly = useViewOnly()
  const comments = useComments('task')
  const onDone = useCallback(
    ({ task, state }: PlacedTask, isDone: boolean) =>
      state.state === 'unneeded' ? actions.edit(task, 'mark', null) : actions.setDone(task, isDone, facts),
    [actions, facts],
  )
  const onRetry = useCallback(
    (found: TaskFailures) => {
      for (const failure of Object.values(found)) actions.retry(failure.change)
    },
    [actions],
  )
  const moves = useTaskMoves({ list, calendar, actions })
  const row = (one: PlacedTask) => (
    <TaskRow
      key={one.task.id}
      one={one}
      today={calendar.today}
      people={people}
      links={links}
      failures={rest.failures.get(one.task.id)}
      actions={actions}
      isOpen={rest.openId === one.task.id}
      onOpen={rest.onOpen}
      onDone={onDone}
      onRetry={onRetry}
      commentCount={comments.count(one.task.id)}
      fileCount={comments.fileCount(one.task.id)}
      onComments={comments.open}
    />
  )
  return (
    <div className="mt-4.5" {...moves}>
      {list.isEverythingDone && <p className="serif py-6 text-d4">No queda nada. Ahora, a dormir.</p>}
      {list.groups.length === 0 && <p className="py-6 text-ink-2">{list.nothingInWords(people)}</p>}
      {list.groups.map(({ group, shown, isOpen }) => (
        <TaskSection
          key={group.first}
          group={group}
          shown={shown}
          eventDate={calendar.eventDate}
          isOpen={isOpen}
          onToggle={() => list.toggle(group.first, !isOpen)}
          row={row}
          hasDone={list.isWhole}
          newTask={
            list.isWhole &&
            !group.isFinished &&
            !isViewOnly && (
              <NewTaskRow section={group.first} calendar={calendar} people={people} actions={actions} />
            )
          }
        />
      ))}
    </div>
  )
}
