import type { Assignee } from '#domain/tasks/tasks.ts'
import { assigneeKey } from '#domain/tasks/tasks.ts'
import { cx } from '#ui/class-names.ts'
import { Avatar } from '#ui/layout/avatar.tsx'
import { peopleInWords, type TaskPeople } from './use-task-people.ts'

/** So many stand beside each other; the words say how many there are more. */
const AVATARS = 2

/** The people of a task by their initials, and in words where there is room. */
export function TaskPeopleOf({ people, assignees }: { people: TaskPeople; assignees: readonly Assignee[] }) {
  if (assignees.length === 0) return null
  const shown = assignees.slice(0, AVATARS).map(people.find)
  const words = peopleInWords(people, assignees)
  return (
    <span
      className="flex min-w-0 items-center gap-2"
      title={assignees.map((who) => people.find(who).name).join(', ')}
    >
      <span className="flex gap-px">
        {shown.map(({ who, name, role, isGone }) => (
          <Avatar
            key={assigneeKey(who)}
            name={isGone ? '' : name}
            memberRole={role}
            className={cx('size-6! text-[11px]! max-md:size-7!', isGone && 'opacity-60')}
          />
        ))}
      </span>
      <span className="truncate max-md:sr-only">{words}</span>
    </span>
  )
}
