import { isEnglishHeading as isEnglishOfBudget } from '../budget/sheet/sheet-fields.ts'
import { tableOf } from '../budget/sheet/sheet-table.ts'
import { type DateOrder, dateOfCell, isOrderTold } from '../tasks/table/task-cells.ts'
import { isEnglishHeading } from '../tasks/table/task-headings.ts'
import { taskColumns } from '../tasks/table/task-import.ts'
import { cleanLine } from '../text/clean-text.ts'
import type { IsoDate } from '../time/dates.ts'
import { type AgendaColumns, agendaTable } from './agenda-table.ts'
import type { DaysInDoubt, PartContent } from './imports.ts'

type Rows = readonly (readonly string[])[]

/**
 * The days of a list of tasks, a budget or an agenda that may be read in two ways: numbers alone, below a heading in English, which
 * people in Spain write as well.
 */
export function daysInDoubt(kind: PartContent['kind'], rows: Rows): DaysInDoubt | null {
  const at = DAYS_OF[kind]?.(rows) ?? null
  if (at === null) return null
  const below = rows.slice(at.headerRow + 1).map((cells) => cleanLine(cells[at.column] ?? ''))
  if (isOrderTold(below)) return null
  const found = below.flatMap((cell, index) => {
    const [month, day] = [dateOfCell(cell, 'month'), dateOfCell(cell, 'day')]
    return month !== null && day !== null && month !== day
      ? [{ row: at.headerRow + index + 2, cell, readings: [month, day] as [IsoDate, IsoDate] }]
      : []
  })
  const [first] = found
  return first ? { cell: first.cell, readings: first.readings, rows: found.map(({ row }) => row) } : null
}

type At = { headerRow: number; column: number }

function dayOfTasks(rows: Rows): At | null {
  const { headerRow, columns } = taskColumns(rows)
  const { day: column } = columns
  if (headerRow < 0 || column === undefined) return null
  return isEnglishHeading(rows[headerRow]![column] ?? '') ? { headerRow, column } : null
}

function dayOfBudget(rows: Rows): At | null {
  const { headerRow, columns } = tableOf(rows)
  const column = columns.indexOf('day')
  if (headerRow === null || column < 0) return null
  return isEnglishOfBudget(rows[headerRow]![column] ?? '') ? { headerRow, column } : null
}

function dayOfAgenda(rows: Rows): At | null {
  const { headerRow, columns } =
    agendaTable({ name: null, rows: [...rows] as string[][], merged: [] }) ?? NO_TABLE
  const { day: column } = columns
  if (headerRow < 0 || column === undefined) return null
  return isEnglishHeading(rows[headerRow]![column] ?? '') ? { headerRow, column } : null
}

const NO_TABLE: { headerRow: number; columns: AgendaColumns } = { headerRow: -1, columns: {} }

const DAYS_OF: Partial<Record<PartContent['kind'], (rows: Rows) => At | null>> = {
  tasks: dayOfTasks,
  budget: dayOfBudget,
  agenda: dayOfAgenda,
}

/** The content with its days in doubt in the order that a person says. */
export function withDayOrder<Content extends PartContent>(
  content: Content,
  doubt: DaysInDoubt | undefined,
  order: DateOrder | undefined,
): Content {
  if (!doubt || order !== 'day') return content
  const inDoubt = new Set(doubt.rows)
  if (content.kind === 'tasks')
    return {
      ...content,
      tasks: content.tasks.map((task) =>
        inDoubt.has(task.row) && task.due?.kind === 'day'
          ? { ...task, due: { ...task.due, on: dayFirst(task.due.on) } }
          : task,
      ),
    }
  if (content.kind === 'agenda')
    return {
      ...content,
      moments: content.moments.map((moment) =>
        inDoubt.has(moment.row) && moment.day ? { ...moment, day: dayFirst(moment.day) } : moment,
      ),
    }
  if (content.kind !== 'budget') return content
  return {
    ...content,
    vendors: content.vendors.map((vendor) =>
      inDoubt.has(vendor.row) && vendor.on?.kind === 'day'
        ? { ...vendor, on: { ...vendor.on, on: dayFirst(vendor.on.on) } }
        : vendor,
    ),
  }
}

/** The day that was read with its month first. */
function dayFirst(read: IsoDate): IsoDate {
  const [year, month, day] = read.split('-')
  return `${year}-${day}-${month}`
}
