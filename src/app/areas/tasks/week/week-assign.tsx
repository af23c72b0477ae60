import UserRoundPlus from 'lucide-react/icons/user-round-plus'
import type { WeekWedding } from '#domain/tasks/planner-week.ts'
import type { Assignee, Task } from '#domain/tasks/tasks.ts'
import { weekName } from '#domain/tasks/week-events.ts'
import { InlineSelect } from '#ui/fields/inline-select.tsx'
import { Icon } from '#ui/icon.tsx'
import { Avatar } from '#ui/layout/avatar.tsx'
import { assignInWeek } from './week.actions.ts'

const COUPLE = 'couple'
const NOBODY = 'nobody'
const OTHERS = 'others'

/** The person who has a task of the week: one of the wedding's planners or the couple, if it is assigned. */
export function WeekAssign({ wedding, task }: { wedding: WeekWedding; task: Task }) {
  const planners = wedding.members.filter(({ isPlanner }) => isPlanner)
  const couple = wedding.members.filter(({ isCouple }) => isCouple)
  const chosen = chosenOf(task.assignees, wedding)
  const first = task.assignees[0]
  const name =
    first?.kind === 'person'
      ? first.name
      : (wedding.members.find(({ userId }) => userId === first?.userId)?.fullName ?? '')
  const options = [
    ...planners.map((planner) => ({ value: planner.userId, label: weekName(planner) })),
    ...(couple.length > 0 ? [{ value: COUPLE, label: 'La pareja' }] : []),
    ...(chosen === NOBODY ? [{ value: NOBODY, label: 'Sin nadie' }] : []),
    ...(chosen === OTHERS ? [{ value: OTHERS, label: name || 'Otra persona' }] : []),
  ]
  const choose = (value: string) => {
    if (value === chosen) return
    const who = value === COUPLE ? couple.map(({ userId }) => userId) : [value]
    const assignees = who.map((userId): Assignee => ({ kind: 'member', userId }))
    assignInWeek(wedding.weddingId, task, assignees)
  }
  return (
    <InlineSelect
      label={`Quién se encarga de ${task.title}`}
      options={options}
      value={chosen}
      onChange={choose}
      isDisabled={!wedding.mayEdit}
      className="grid size-11 place-items-center rounded-full hover:bg-surface-hover"
    >
      {first ? (
        <Avatar
          name={name}
          memberRole={planners.some(({ userId }) => userId === chosen) ? 'planner' : 'couple'}
          className="size-6! text-[11px]! max-md:size-7!"
        />
      ) : (
        <Icon of={UserRoundPlus} size="sm" className="text-ink-3" />
      )}
    </InlineSelect>
  )
}

function chosenOf(assignees: readonly Assignee[], { members }: WeekWedding): string {
  if (assignees.length === 0) return NOBODY
  const known = members.filter(({ userId }) =>
    assignees.some((who) => who.kind === 'member' && who.userId === userId),
  )
  const planner = known.find(({ isPlanner }) => isPlanner)
  if (planner) return planner.userId
  return known.some(({ isCouple }) => isCouple) ? COUPLE : OTHERS
}
