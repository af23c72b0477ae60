import { useMemo } from 'react'
import type { TaskCalendar } from '#domain/tasks/placed-task.ts'
import { previewTemplate } from '#domain/tasks/templates/place-template.ts'
import type { TemplateTask } from '#domain/tasks/templates/task-template.ts'
import { daysBetween } from '#domain/time/dates.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { Dialog } from '#ui/opening/dialog.tsx'
import { messageFor } from '../../../shared/error-messages.ts'
import { FormError } from '../../../shared/page/form-error.tsx'
import { useSubmission } from '../../../shared/page/use-submission.ts'
import { client } from '../../../sync/api.ts'
import { refreshTasks } from '../tasks.queries.ts'
import './task-templates.sentences.ts'

type OfferedTemplateDialogProps = {
  weddingId: string
  calendar: TaskCalendar
  template: { id: string; name: string; version: number; from: string; tasks: readonly TemplateTask[] }
  isDraft: boolean
  onClose: () => void
}

/** A template as it would stand in this wedding, to begin its list with. */
export function OfferedTemplateDialog(props: OfferedTemplateDialogProps) {
  const { weddingId, calendar, template, isDraft, onClose } = props
  const { today, eventDate } = calendar
  const left = eventDate === null ? null : daysBetween(today, eventDate)
  const { sections, dropped } = useMemo(() => previewTemplate(template.tasks, left), [template, left])
  const { submit, isPending, error } = useSubmission(async () => {
    const { id: templateId, version } = template
    const { added, lineId } = await client.tasks.templates.apply({ weddingId, templateId, version, isDraft })
    await refreshTasks(weddingId)
    onClose()
    showToast(
      added === 1 ? '1 tarea en la lista.' : `${added} tareas en la lista.`,
      lineId === null
        ? undefined
        : { action: { label: 'Deshacer', onAction: () => void takeBack(weddingId, lineId) } },
    )
  })
  return (
    <Dialog
      title={template.name}
      description={`De ${template.from}, en el tiempo que queda hasta la boda.`}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      width="lg"
      actions={(close) => (
        <>
          <Button variant="quiet" onPress={close}>
            Cancelar
          </Button>
          <Button
            variant="primary"
            isPending={isPending}
            pendingLabel="Añadiendo"
            onPress={() => void submit(undefined)}
          >
            Usar esta lista
          </Button>
        </>
      )}
    >
      <ul className="border-t border-line">
        {sections.map(({ key, name, tasks }) => (
          <li key={key} className="border-b border-line py-3">
            <span className="flex items-baseline justify-between gap-4">
              <b className="serif text-xl font-normal">{name}</b>
              <span className="num">{tasks.length}</span>
            </span>
            <span className="block text-sm text-ink-2">
              {tasks
                .slice(0, SHOWN)
                .map(({ title }) => title)
                .join(', ')}
              {tasks.length > SHOWN && ` y ${tasks.length - SHOWN} más`}
            </span>
          </li>
        ))}
      </ul>
      {dropped.length > 0 && (
        <p className="mt-3 text-sm text-ink-2">
          {dropped.length === 1
            ? 'Una tarea ya no tiene sentido con este tiempo, y no está.'
            : `${dropped.length} tareas ya no tienen sentido con este tiempo, y no están.`}
        </p>
      )}
      <FormError error={error} />
    </Dialog>
  )
}

/** Titles of a section that are shown; the others are counted. */
const SHOWN = 3

async function takeBack(weddingId: string, lineId: string) {
  try {
    await client.activity.undo({ weddingId, lineId })
  } catch (error) {
    showToast(messageFor(error), { tone: 'failed' })
  }
  await refreshTasks(weddingId)
}
