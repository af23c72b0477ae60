import { foldHeading } from '../guest-import/guest-list/fold-heading.ts'
import { distanceOfCell } from '../tasks/table/task-cells.ts'
import { fieldOfHeading } from '../tasks/table/task-headings.ts'
import { agendaTable } from './agenda-table.ts'
import { clockOfCell, clockOfLine, isSureClock } from './clock-cells.ts'
import type { Page } from './file-content.ts'
import { isWrittenRow } from './left-out.ts'

/** How surely a page is the course of a day, from 0 to 1. */
export function agendaScore(page: Page, written: readonly string[][]): number {
  if (written.length < 2) return 0
  const table = agendaTable(page)
  if (!table) {
    const lines = written.filter(
      (cells) => clockOfLine(cells.filter((cell) => cell.trim() !== '').join(' ')) !== null,
    )
    return lines.length > 2 && lines.length / written.length > 0.5 ? 0.8 : 0
  }
  const { headerRow, columns } = table
  const body = page.rows.slice(headerRow + 1).filter(isWrittenRow)
  const times = body.filter((cells) => clockOfCell(cells[columns.time!] ?? '') !== null).length
  const sure = body.filter((cells) => isSureClock(cells[columns.time!] ?? '')).length
  const share = body.length === 0 ? 0 : times / body.length
  if (share < 0.4) return 0
  return Math.min(0.98, 0.3 + share * 0.3 + (sure > 0 ? 0.15 : 0) + (headerRow >= 0 ? 0.2 : 0))
}

const TASK_WORD =
  /^(?:tareas?|task|tasks|task name|to do|todo|checklist|checklist item|por hacer|tasca|tasques)$/
const TICK = /^\s*(?:[-*•] )?(?:\[[ xX✓]?\]|[☐☑✅✔✓□])/u

/** How surely a page lists tasks, from 0 to 1. */
export function taskScore({ rows }: Page, written: readonly string[][]): number {
  const header = rows.slice(0, 10).find((cells) => cells.some((cell) => fieldOfHeading(cell) === 'title'))
  const sections = written.filter((cells) => {
    const words = cells.filter((cell) => cell.trim() !== '')
    return words.length === 1 && distanceOfCell(words[0]!) !== null
  }).length
  const ticks = written.filter((cells) => TICK.test(cells.find((cell) => cell.trim() !== '') ?? '')).length
  const isTicked = written.length > 2 && ticks / written.length > 0.5
  const ofSections = sections > 1 ? 0.45 : 0
  if (!header) return Math.max(isTicked ? 0.75 : 0, ofSections > 0 ? 0.75 : 0)
  const fields = new Set(header.map(fieldOfHeading))
  const others = (['day', 'distance', 'who', 'done', 'category'] as const).filter((field) =>
    fields.has(field),
  ).length
  const isNamed = header.some((cell) => TASK_WORD.test(foldHeading(cell)))
  return Math.min(0.97, (isNamed ? 0.55 : 0.1) + Math.min(others, 3) * 0.12 + ofSections)
}
