import type { PlacedTask, TaskCalendar } from '#domain/tasks/placed-task.ts'
import { useWantedPart } from '#ui/opening/use-opened-part.ts'
import type { ReadPages } from '../../shared/list-import/read-pages.ts'
import { usePrinting } from '../../shared/page/use-printing.ts'
import { useWedding } from '../../shared/session/use-session.ts'
import { taskFiles } from './files/loaded-files.ts'
import { TasksPrintout } from './tasks-printout.tsx'
import type { ShownTasks } from './use-shown-tasks.ts'
import type { TaskPeople } from './use-task-people.ts'

type ListFilesProps = {
  weddingId: string
  placed: readonly PlacedTask[]
  groups: ShownTasks['groups']
  people: TaskPeople
  calendar: TaskCalendar
  isDrafting: boolean
  readPages: ReadPages
  isImporting: boolean
  onClose: () => void
}

/** The list on paper while it is printed, and the dialog that brings another list. */
export function ListFiles({ placed, groups, isImporting, ...props }: ListFilesProps) {
  const { weddingId, people, calendar, onClose } = props
  const files = useWantedPart(taskFiles, isImporting, onClose)
  const isPrinting = usePrinting()
  const name = useWedding(weddingId)?.name ?? ''
  return (
    <>
      {isPrinting && <TasksPrintout title={name} groups={groups} people={people} today={calendar.today} />}
      {files && isImporting && <files.ImportTasks tasks={placed.map(({ task }) => task)} {...props} />}
    </>
  )
}
