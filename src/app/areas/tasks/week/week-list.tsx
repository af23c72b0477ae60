import { memo, useState } from 'react'
import { grouped } from '#domain/lists/grouped.ts'
import { weekDayInWords } from '#domain/tasks/planner-week.ts'
import { type AnyWeekRow, isTaskRow, keyOfEvent, personOf } from '#domain/tasks/week-events.ts'
import type { IsoDate } from '#domain/time/dates.ts'
import { WeekEventRow } from './week-event-row.tsx'
import { WeekTaskRow } from './week-row.tsx'

export type WeekOrder = 'day' | 'wedding' | 'person'

/** So many rows of a group are drawn at first: a planner with hundreds of weddings has hundreds left behind. */
const SHOWN = 60

type WeekListProps = { rows: readonly AnyWeekRow[]; order: WeekOrder; today: IsoDate; userId: string }

/** The week under its headings: what was left behind and each day, or each wedding, or each person. */
export const WeekList = memo(function WeekList({ rows, order, today, userId }: WeekListProps) {
  const groupOf = (row: AnyWeekRow): { key: string; heading: string } => {
    const { wedding, isLate, day } = row
    if (order === 'wedding') return { key: wedding.weddingId, heading: wedding.name }
    if (order === 'person') {
      const { key, name } = personOf(row, userId)
      return { key, heading: name }
    }
    return isLate
      ? { key: 'late', heading: 'Se quedó atrás' }
      : { key: day, heading: weekDayInWords(day, today) }
  }
  const groups = grouped(rows, (row) => groupOf(row).key)
  return (
    <div className="mt-7 grid gap-7">
      {[...groups].map(([key, group]) => (
        <Group
          key={key}
          heading={groupOf(group[0]!).heading}
          rows={group}
          today={today}
          isDayShown={order !== 'day'}
        />
      ))}
    </div>
  )
})

type GroupProps = { heading: string; rows: readonly AnyWeekRow[]; today: IsoDate; isDayShown: boolean }

function Group({ heading, rows, today, isDayShown }: GroupProps) {
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? rows : rows.slice(0, SHOWN)
  return (
    <section aria-label={heading}>
      <header className="flex items-baseline justify-between gap-4 border-b border-line-strong pb-2.5">
        <h2 className="text-[1.5rem] leading-tight">{heading}</h2>
        <span className="num text-sm text-ink-3">{rows.length}</span>
      </header>
      <ul>
        {shown.map((row) =>
          isTaskRow(row) ? (
            <WeekTaskRow key={row.task.id} row={row} today={today} isDayShown={isDayShown} />
          ) : (
            <WeekEventRow key={keyOfEvent(row.event)} row={row} isDayShown={isDayShown} />
          ),
        )}
      </ul>
      {shown.length < rows.length && (
        <button
          type="button"
          onClick={() => setWhole(true)}
          className="link mt-2 min-h-11 text-sm font-strong"
        >
          Ver {rows.length - shown.length} más
        </button>
      )}
    </section>
  )
}
