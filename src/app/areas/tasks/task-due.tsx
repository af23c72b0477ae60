import History from 'lucide-react/icons/history'
import type { PlacedTask } from '#domain/tasks/placed-task.ts'
import { distanceInWords, dueInWords, lateInWords } from '#domain/tasks/task-days.ts'
import type { IsoDate } from '#domain/time/dates.ts'
import { Icon } from '#ui/icon.tsx'

/** The day of a task in its row; one that was left behind is ochre, never red. */
export function TaskDueText({ one, today }: { one: PlacedTask; today: IsoDate }) {
  if (one.date === null) return one.days === null ? null : distanceInWords(one.days)
  if (!one.isLate) return <>{dueInWords(one.date, today)}</>
  return (
    <span className="inline-flex items-center gap-1.5 font-strong text-pendiente-fg">
      <Icon of={History} size="sm" />
      {lateInWords(one.date, today)}
    </span>
  )
}
