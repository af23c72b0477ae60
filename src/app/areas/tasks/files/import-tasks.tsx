import { useState } from 'react'
import type { TaskCalendar } from '#domain/tasks/placed-task.ts'
import type { Task } from '#domain/tasks/tasks.ts'
import { Button } from '#ui/button.tsx'
import { ImportSteps } from '../../../shared/list-import/import-steps.tsx'
import { ListSource, type SourceTab } from '../../../shared/list-import/list-source.tsx'
import type { ReadPages } from '../../../shared/list-import/read-pages.ts'
import { useUnsaved } from '../../../sync/unsaved/unsaved-texts.ts'
import type { TaskPeople } from '../use-task-people.ts'
import { ImportedTaskRows } from './imported-task-rows.tsx'
import { useTaskImport } from './use-task-import.ts'

type ImportTasksProps = {
  weddingId: string
  tasks: readonly Task[]
  people: TaskPeople
  calendar: TaskCalendar
  isDrafting: boolean
  readPages: ReadPages
  onClose: () => void
}

/** Brings a list of tasks from a file or a pasted text: what comes is shown before anything is stored. */
export function ImportTasks({ calendar, onClose, ...props }: ImportTasksProps) {
  const [tab, setTab] = useState<SourceTab>('file')
  // The pasted text outlives the dialog: closing it by mistake loses nothing.
  const [text, writeText] = useUnsaved(`${props.weddingId} pasted tasks`)
  const run = useTaskImport({
    ...props,
    onImported: () => {
      writeText(null)
      onClose()
    },
  })
  const { list, problem, work, chosen } = run
  const steps = { isWriting: work === 'writing', onClose }
  if (list) {
    return (
      <ImportSteps
        {...steps}
        step="preview"
        title="Esto es lo que traes"
        isWide
        isUnsaved
        problem={problem}
        actions={
          <>
            <Button variant="quiet" onPress={run.back}>
              Atrás
            </Button>
            <Button
              variant="primary"
              isDisabled={chosen.size === 0}
              isPending={work === 'writing'}
              pendingLabel="Añadiendo"
              onPress={() => void run.write()}
            >
              {chosen.size === 1 ? 'Añadir 1 tarea' : `Añadir ${chosen.size} tareas`}
            </Button>
          </>
        }
      >
        <ImportedTaskRows run={run} list={list} calendar={calendar} />
      </ImportSteps>
    )
  }
  return (
    <ImportSteps
      {...steps}
      step="source"
      title="Importar tareas"
      isWide={false}
      isUnsaved={false}
      problem={null}
      actions={
        tab === 'text' && (
          <Button variant="primary" isDisabled={!text?.trim()} onPress={() => run.readText(text ?? '')}>
            Leer la lista
          </Button>
        )
      }
    >
      <ListSource
        tab={tab}
        onTab={setTab}
        text={text ?? ''}
        onText={(next) => writeText(next || null)}
        onFile={(file) => void run.readFile(file)}
        problem={problem}
        words={{
          drop: work === 'reading' ? 'Leyendo…' : 'Suelta aquí tu lista',
          hint: 'CSV o Excel (.csv, .xlsx, .xls), hasta 5\u00a0MB.',
          about:
            'Basta con una columna de títulos. También leemos el día o cuánto antes de la boda, quién, si está hecha y las notas, con los nombres de otros programas. Nada se guarda hasta que lo veas.',
          label: 'Una tarea por línea',
          placeholder: 'Seis meses antes\nMirar alianzas\nReservar la luna de miel',
        }}
      />
    </ImportSteps>
  )
}
