import { memo, useState } from 'react'
import { grouped } from '#domain/lists/grouped.ts'
import { type WeekRow, weekDayInWords } from '#domain/tasks/planner-week.ts'
import type { IsoDate } from '#domain/time/dates.ts'
import { WeekTaskRow } from './week-row.tsx'

export type WeekOrder = 'day' | 'wedding'

/** So many rows of a group are drawn at first: a planner with hundreds of weddings has hundreds left behind. */
const SHOWN = 60

type WeekListProps = { rows: readonly WeekRow[]; order: WeekOrder; today: IsoDate }

/** The tasks of the week under their headings: what was left behind and each day, or each wedding. */
export const WeekList = memo(function WeekList({ rows, order, today }: WeekListProps) {
  const headingOf = ({ isLate, day, wedding }: WeekRow) => {
    if (order === 'wedding') return wedding.name
    return isLate ? 'Se quedó atrás' : weekDayInWords(day, today)
  }
  const keyOf = ({ isLate, day, wedding }: WeekRow) => {
    if (order === 'wedding') return wedding.weddingId
    return isLate ? 'late' : day
  }
  const groups = grouped(rows, keyOf)
  return (
    <div className="mt-7 grid gap-7">
      {[...groups].map(([key, group]) => (
        <Group key={key} heading={headingOf(group[0]!)} rows={group} today={today} />
      ))}
    </div>
  )
})

function Group({ heading, rows, today }: { heading: string; rows: readonly WeekRow[]; today: IsoDate }) {
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? rows : rows.slice(0, SHOWN)
  return (
    <section aria-label={heading}>
      <header className="flex items-baseline justify-between gap-4 border-b border-line-strong pb-2.5">
        <h2 className="text-[1.5rem] leading-tight">{heading}</h2>
        <span className="num text-sm text-ink-3">{rows.length}</span>
      </header>
      <ul>
        {shown.map((row) => (
          <WeekTaskRow key={row.task.id} row={row} today={today} />
        ))}
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
