import type { PlacedTask } from '#domain/tasks/placed-task.ts'
import { byDay } from '#domain/tasks/placed-task.ts'
import { taskRows } from '#domain/tasks/table/task-export.ts'
import type { IsoDate } from '#domain/time/dates.ts'
import { toCsv } from '../../../shared/spreadsheet/csv.ts'
import { offerFile } from '../../../shared/spreadsheet/offer-file.ts'
import { toXlsx } from '../../../shared/spreadsheet/xlsx.ts'
import type { TaskPeople } from '../use-task-people.ts'

/** In characters: title, day, distance, people, done, notes. */
const COLUMN_WIDTHS = [44, 12, 18, 26, 14, 60]

type ExportedList = { placed: readonly PlacedTask[]; people: TaskPeople; eventDate: IsoDate | null }

/** Hands the person the whole list as a file, by day. */
export function exportTasks({ placed, people, eventDate }: ExportedList, format: 'csv' | 'xlsx') {
  const tasks = placed.toSorted(byDay).map(({ task, state }) => ({
    title: task.title,
    due: task.due,
    who: task.assignees.map((who) => people.find(who).name),
    state: state.state,
    notes: task.notes,
  }))
  const rows = taskRows(tasks, eventDate)
  const toFile = { name: 'Tareas', rows, columnWidths: COLUMN_WIDTHS }
  return offerFile({ name: 'tareas', toCsv: () => toCsv(rows), toXlsx: () => toXlsx(toFile) }, format)
}
