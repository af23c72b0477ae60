import type { RequestDay } from '#domain/planners/request-dates.ts'
import { cx } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { DAY_LOOKS, dayLabel } from './day-words.ts'

/** A glyph and its word: whether the date of a request is free. */
export function DayMark({ day, className }: { day: RequestDay; className?: string }) {
  const { icon, tone } = DAY_LOOKS[day.state]
  return (
    <span className={cx('flex items-center gap-2 text-sm', tone, className)}>
      <Icon of={icon} className="size-4" />
      {dayLabel(day)}
    </span>
  )
}
