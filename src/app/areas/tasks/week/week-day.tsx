import History from 'lucide-react/icons/history'
import { shortDate } from '#domain/tasks/task-days.ts'
import type { IsoDate } from '#domain/time/dates.ts'
import { Icon } from '#ui/icon.tsx'

type WeekDayProps = {
  day: IsoDate
  isLate: boolean
  /** The day stands in no heading, and is told in the row. */
  isShown: boolean
  /** Said to screen readers before a day that is over. */
  lateWords: string
}

/** The day of a row of the week, at its end. */
export function WeekDay({ day, isLate, isShown, lateWords }: WeekDayProps) {
  return (
    <span className="num text-right text-sm whitespace-nowrap max-md:col-start-3 max-md:row-start-2">
      {isLate ? (
        <span className="inline-flex items-center gap-1.5 font-strong text-pendiente-fg">
          <Icon of={History} size="sm" />
          <span className="sr-only">{lateWords}</span>
          {shortDate(day)}
        </span>
      ) : (
        isShown && shortDate(day)
      )}
    </span>
  )
}
