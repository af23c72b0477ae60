import { taskColumns, tasksOfTable } from '../tasks/table/task-import.ts'
import type { Interpreted } from './as-guests.ts'
import type { Page } from './file-content.ts'
import type { PartContent } from './imports.ts'
import { gathered, unreadColumns } from './left-out.ts'

/** The tasks of a page. One whose day is not understood comes without it, which is told, as columns are that have no place. */
export function asTasks({ rows }: Page): Interpreted<Extract<PartContent, { kind: 'tasks' }>> {
  const { tasks, withoutTitle, tooLong, unknownDay, longName } = tasksOfTable(rows)
  const { headerRow, columns } = taskColumns(rows)
  const read = new Set(Object.values(columns))
  return {
    content: { kind: 'tasks', tasks },
    leftOut: [
      ...gathered([
        ...withoutTitle.map((row) => ({ reason: 'noTitle' as const, row })),
        ...tooLong.map((row) => ({ reason: 'tooLong' as const, row })),
        ...unknownDay.map((row) => ({ reason: 'unreadable' as const, row, name: 'Fecha' })),
        ...longName.map((row) => ({ reason: 'tooLong' as const, row, name: 'Responsable' })),
      ]),
      ...unreadColumns(rows, headerRow, (column) => read.has(column)),
    ],
  }
}
