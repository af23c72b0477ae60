import { CLOSURE_DAYS_MAX, isClosableRange } from '#domain/calendar/closures.ts'
import { DatePicker } from '#ui/fields/date-picker.tsx'

/** The days of a form, both ends included. */
export type DayRange = { firstDay: string | null; lastDay: string | null }

/** A sentence for each end that is missing or does not fit. */
export function dayRangeProblems({ firstDay, lastDay }: DayRange) {
  return {
    firstDay: firstDay === null ? 'Elige el primer día.' : null,
    lastDay: lastDay === null ? 'Elige el último día.' : lastDayProblem(firstDay, lastDay),
  }
}

function lastDayProblem(firstDay: string | null, lastDay: string): string | null {
  if (firstDay === null || isClosableRange({ firstDay, lastDay })) return null
  return lastDay < firstDay
    ? 'El último día va antes que el primero.'
    : `Como mucho, ${CLOSURE_DAYS_MAX} días seguidos.`
}

type DayRangeFieldsProps = {
  days: DayRange
  onChange: (changed: Partial<DayRange>) => void
  /** `date` is that of a day which is only partly typed. */
  problems: { firstDay?: string | null; lastDay?: string | null; date?: string | null }
}

/** A first and a last day; the first one that is chosen is the last one too. */
export function DayRangeFields({ days: { firstDay, lastDay }, onChange, problems }: DayRangeFieldsProps) {
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <DatePicker
        label="Primer día"
        value={firstDay}
        onChange={(chosen) => onChange({ firstDay: chosen, ...(lastDay === null && { lastDay: chosen }) })}
        error={problems.firstDay ?? problems.date}
      />
      <DatePicker
        label="Último día (incluido)"
        value={lastDay}
        onChange={(chosen) => onChange({ lastDay: chosen })}
        error={problems.lastDay}
      />
    </div>
  )
}
