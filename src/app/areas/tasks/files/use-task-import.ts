import { useMemo } from 'react'
import { assigneesNamed, knownTitles, rowsOfText } from '#domain/tasks/table/known-tasks.ts'
import { type ImportedTasks, tasksOfTable } from '#domain/tasks/table/task-import.ts'
import type { Task } from '#domain/tasks/tasks.ts'
import type { ReadPages } from '../../../shared/list-import/read-pages.ts'
import { useListImport } from '../../../shared/list-import/use-list-import.ts'
import { addTaskList } from '../add-list.ts'
import type { TaskPeople } from '../use-task-people.ts'

type TaskImportProps = {
  weddingId: string
  /** The list as it is, to find what may be there already. */
  tasks: readonly Task[]
  people: TaskPeople
  isDrafting: boolean
  readPages: ReadPages
  onImported: () => void
}

/** A list that was read, and the tasks of it that are to come. */
export function useTaskImport(props: TaskImportProps) {
  const { weddingId, tasks, people, isDrafting, readPages, onImported } = props
  const isKnown = useMemo(() => knownTitles(tasks), [tasks])
  const run = useListImport<ImportedTasks>({
    readPages,
    readTable: tasksOfTable,
    rowsOfText,
    join: joined,
    areKnown: (list) => list.tasks.map(({ title }) => isKnown(title)),
    nothingFound: 'No hemos encontrado ninguna tarea. Basta con una columna de títulos.',
    add: (list, chosen, ids) =>
      addTaskList(weddingId, chosenTasks(list, { chosen, ids, people, isDrafting })),
    onImported,
  })
  return { ...run, isKnown }
}

type Chosen = Pick<TaskImportProps, 'people' | 'isDrafting'> & {
  chosen: ReadonlySet<number>
  ids: readonly string[]
}

/** The tasks as they are added. */
const chosenTasks = ({ tasks }: ImportedTasks, { chosen, ids, people, isDrafting }: Chosen) =>
  tasks.flatMap(({ title, due, who, mark, notes }, index) => {
    const assignees = assigneesNamed(who, people.known)
    return chosen.has(index)
      ? [{ id: ids[index], title, due, mark, notes, isDraft: isDrafting, assignees }]
      : []
  })

export type TaskImport = ReturnType<typeof useTaskImport>

/** The tasks of all pages of a workbook. */
const joined = (sheets: readonly ImportedTasks[]): ImportedTasks => ({
  tasks: sheets.flatMap(({ tasks }) => tasks),
  withoutTitle: sheets.flatMap(({ withoutTitle }) => withoutTitle),
  tooLong: sheets.flatMap(({ tooLong }) => tooLong),
  unknownDay: sheets.flatMap(({ unknownDay }) => unknownDay),
  longName: sheets.flatMap(({ longName }) => longName),
})
