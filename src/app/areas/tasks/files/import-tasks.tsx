import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet'
import { useState } from 'react'
import type { TaskCalendar } from '#domain/tasks/placed-task.ts'
import type { Task } from '#domain/tasks/tasks.ts'
import { Button } from '#ui/button.tsx'
import { FileDrop } from '#ui/fields/file-drop.tsx'
import { TextAreaField } from '#ui/fields/text-field.tsx'
import { Tabs } from '#ui/layout/tabs.tsx'
import { Dialog } from '#ui/opening/dialog.tsx'
import { useUnsaved } from '../../../sync/unsaved/unsaved-texts.ts'
import type { ReadPages } from '../tasks-address.ts'
import type { TaskPeople } from '../use-task-people.ts'
import { ImportedTaskRows } from './imported-task-rows.tsx'
import { type TaskImport, useTaskImport } from './use-task-import.ts'

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
  const [tab, setTab] = useState<'file' | 'text'>('file')
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
  const error = problem && (
    <p role="alert" className="mt-3 text-sm text-danger">
      {problem}
    </p>
  )
  const frame = {
    isOpen: true,
    closesOnScrim: false,
    onOpenChange: () => {
      if (work !== 'writing') onClose()
    },
  }
  if (list) {
    return (
      <Dialog
        {...frame}
        title="Esto es lo que traes"
        width="lg"
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
        <div data-unsaved="">
          <ImportedTaskRows run={run} list={list} calendar={calendar} />
          {error}
        </div>
      </Dialog>
    )
  }
  return (
    <Dialog
      {...frame}
      title="Importar tareas"
      actions={
        tab === 'text' && (
          <Button variant="primary" isDisabled={!text?.trim()} onPress={() => run.readText(text ?? '')}>
            Leer la lista
          </Button>
        )
      }
    >
      <TaskSource
        run={run}
        tab={tab}
        onTab={setTab}
        text={text ?? ''}
        onText={(next) => writeText(next || null)}
      />
      {error}
    </Dialog>
  )
}

type TaskSourceProps = {
  run: TaskImport
  tab: 'file' | 'text'
  onTab: (tab: 'file' | 'text') => void
  text: string
  onText: (text: string) => void
}

/** The source of the list: a file, or a text with one task per line. */
function TaskSource({ run, tab, onTab, text, onText }: TaskSourceProps) {
  return (
    <Tabs
      label="De dónde viene la lista"
      selected={tab}
      onSelect={onTab}
      panelClassName="pt-4.5"
      tabs={[
        {
          id: 'file',
          label: 'Archivo',
          panel: (
            <div className="grid gap-3">
              <FileDrop
                label={run.work === 'reading' ? 'Leyendo…' : 'Suelta aquí tu lista'}
                hint={'CSV o Excel (.csv, .xlsx, .xls), hasta 5\u00a0MB.'}
                buttonLabel="Elegir archivo"
                icon={FileSpreadsheet}
                accept={['.csv', '.xlsx', '.xls']}
                onFiles={([file]) => file && void run.readFile(file)}
              />
              <p className="text-sm text-ink-3">
                Basta con una columna de títulos. También leemos el día o cuánto antes de la boda, quién, si
                está hecha y las notas, con los nombres de otros programas. Nada se guarda hasta que lo veas.
              </p>
            </div>
          ),
        },
        {
          id: 'text',
          label: 'Pegar texto',
          panel: (
            <TextAreaField
              label="Una tarea por línea"
              description="También puedes pegar celdas copiadas de una hoja de cálculo."
              placeholder={'Seis meses antes\nMirar alianzas\nReservar la luna de miel'}
              rows={9}
              value={text}
              onChange={onText}
            />
          ),
        },
      ]}
    />
  )
}
