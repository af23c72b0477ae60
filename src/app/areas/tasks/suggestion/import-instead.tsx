import { useState } from 'react'
import type { TaskCalendar } from '#domain/tasks/placed-task.ts'
import { Button } from '#ui/button.tsx'
import { useOpenedPart } from '#ui/opening/use-opened-part.ts'
import type { ReadPages } from '../../../shared/list-import/read-pages.ts'
import { taskFiles } from '../files/loaded-files.ts'
import { useTaskPeople } from '../use-task-people.ts'

type ImportInsteadProps = {
  weddingId: string
  calendar: TaskCalendar
  isDrafting: boolean
  readPages: ReadPages
}

/** Beside the suggested list: a list that the couple have already. */
export function ImportInstead(props: ImportInsteadProps) {
  const people = useTaskPeople(props.weddingId)
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const files = useOpenedPart(taskFiles, isOpen, close)
  return (
    <>
      <Button variant="quiet" onPress={() => setOpen(true)}>
        Importar tareas
      </Button>
      {files && isOpen && <files.ImportTasks {...props} tasks={[]} people={people} onClose={close} />}
    </>
  )
}
