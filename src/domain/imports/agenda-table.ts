import { type AgendaField, agendaColumns } from './agenda-headings.ts'
import { isSureClock } from './clock-cells.ts'
import type { Page } from './file-content.ts'

/** A title, the names of the couple and blank rows may stand above the headings. */
const HEADER_WITHIN = 15

export type AgendaColumns = Partial<Record<AgendaField, number>>

/** The columns of an agenda, by its headings or by its hours; `null` where each row is one text. */
export function agendaTable({ rows }: Page): { headerRow: number; columns: AgendaColumns } | null {
  const headerRow = rows.slice(0, HEADER_WITHIN).findIndex((cells) => {
    const columns = agendaColumns(cells)
    return columns.time !== undefined && columns.title !== undefined
  })
  if (headerRow >= 0) return { headerRow, columns: agendaColumns(rows[headerRow]!) }
  const width = Math.max(0, ...rows.slice(0, 200).map((cells) => cells.length))
  const counts = Array.from(
    { length: width },
    (_, at) => rows.filter((cells) => isSureClock(cells[at] ?? '')).length,
  )
  const time = counts.indexOf(Math.max(...counts))
  const words = counts.map((_, at) => rows.filter((cells) => /\p{L}{3}/u.test(cells[at] ?? '')).length)
  const title = words.findIndex((count, at) => at !== time && count * 2 >= (counts[time] ?? 0))
  return time >= 0 && counts[time]! > 1 && title >= 0 ? { headerRow: -1, columns: { time, title } } : null
}
