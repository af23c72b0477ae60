import { useMemo, useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { assigneesNamed, knownTitles, rowsOfText } from '#domain/tasks/table/known-tasks.ts'
import { type ImportedTasks, tasksOfTable } from '#domain/tasks/table/task-import.ts'
import type { Task } from '#domain/tasks/tasks.ts'
import { messageFor } from '../../../shared/error-messages.ts'
import type { ReadPages } from '../../../shared/list-import/read-pages.ts'
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
  const [list, setList] = useState<ImportedTasks | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [work, setWork] = useState<'reading' | 'writing' | null>(null)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const isKnown = useMemo(() => knownTitles(tasks), [tasks])
  const take = (sheets: readonly ImportedTasks[]) => {
    const read = joined(sheets)
    if (read.tasks.length === 0)
      return setProblem('No hemos encontrado ninguna tarea. Basta con una columna de títulos.')
    setProblem(null)
    setList(read)
    setChosen(new Set(read.tasks.flatMap(({ title }, index) => (isKnown(title) ? [] : [index]))))
  }
  const readFile = async (file: File) => {
    setProblem(null)
    setWork('reading')
    const read = await readPages(file).catch((error: unknown) => ({ problem: messageFor(error) }))
    setWork(null)
    if ('problem' in read) setProblem(read.problem)
    else take(read.pages.map(tasksOfTable))
  }
  /** The ids are made once for a list, so that another try adds none twice. */
  const ids = useMemo(() => list?.tasks.map(() => uuidv7()) ?? [], [list])
  const write = async () => {
    if (!list || work) return
    setWork('writing')
    setProblem(null)
    const added = chosenTasks(list, { chosen, ids, people, isDrafting })
    try {
      await addTaskList(weddingId, added)
      onImported()
    } catch (error) {
      setProblem(`${messageFor(error)} Tu lista sigue aquí: puedes volver a intentarlo.`)
    } finally {
      setWork(null)
    }
  }
  return {
    list,
    problem,
    work,
    chosen,
    ids,
    isKnown,
    readFile,
    readText: (text: string) => take([tasksOfTable(rowsOfText(text))]),
    toggle: (index: number) => setChosen((now) => toggled(now, index)),
    back: () => {
      setList(null)
      setProblem(null)
    },
    write,
  }
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

const toggled = (chosen: ReadonlySet<number>, index: number): ReadonlySet<number> =>
  new Set(chosen.has(index) ? [...chosen].filter((one) => one !== index) : [...chosen, index])
