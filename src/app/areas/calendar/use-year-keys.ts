import { type KeyboardEvent, useRef, useState } from 'react'
import type { PlannerYear } from '#domain/calendar/planner-year.ts'
import type { IsoDate } from '#domain/time/dates.ts'

/** The arrows walk over the Saturdays, of which one can be reached with the tabulator. The ref is for the table. */
export function useYearKeys({ months }: PlannerYear, today: IsoDate, onAdd: (saturday: IsoDate) => void) {
  const ref = useRef<HTMLTableElement>(null)
  const [chosen, setChosen] = useState<IsoDate | null>(null)
  const rows = months.map(({ weekends }) => weekends.map(({ saturday }) => saturday))
  const all = rows.flat()
  const current =
    chosen !== null && all.includes(chosen) ? chosen : (all.find((saturday) => saturday >= today) ?? all[0]!)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const at = (event.target as HTMLElement).closest<HTMLElement>('[data-saturday]')?.dataset['saturday']
    if (at === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key.toLowerCase() === 'n') {
      event.preventDefault()
      onAdd(at)
      return
    }
    const next = nextOf(rows, at, event.key)
    if (next === undefined) return
    event.preventDefault()
    setChosen(next)
    ref.current?.querySelector<HTMLElement>(`[data-saturday="${next}"]`)?.focus()
  }
  return { ref, current, choose: setChosen, onKeyDown }
}

function nextOf(rows: readonly (readonly IsoDate[])[], at: IsoDate, key: string): IsoDate | undefined {
  const all = rows.flat()
  const row = rows.findIndex((days) => days.includes(at))
  const column = rows[row]!.indexOf(at)
  const inRow = (days: readonly IsoDate[] | undefined) => days?.[Math.min(column, days.length - 1)]
  if (key === 'ArrowRight') return all[all.indexOf(at) + 1]
  if (key === 'ArrowLeft') return all[all.indexOf(at) - 1]
  if (key === 'ArrowDown') return inRow(rows[row + 1])
  if (key === 'ArrowUp') return inRow(rows[row - 1])
  if (key === 'Home') return rows[row]![0]
  return key === 'End' ? rows[row]!.at(-1) : undefined
}
