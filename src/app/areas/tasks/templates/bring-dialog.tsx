import { useState } from 'react'
import type { TaskTemplate } from '#contract/task-template-rows.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { CheckboxSet } from '#ui/fields/checkbox-set.tsx'
import { Dialog } from '#ui/opening/dialog.tsx'
import { messageFor } from '../../../shared/error-messages.ts'
import { FormError } from '../../../shared/page/form-error.tsx'
import { useSubmission } from '../../../shared/page/use-submission.ts'
import { client } from '../../../sync/api.ts'
import { refreshTemplates } from './task-templates.queries.ts'

type BringDialogProps = {
  template: TaskTemplate
  weddings: readonly { weddingId: string; name: string; missing: number }[]
  onClose: () => void
}

type Brought = { weddingId: string; lineId: string }

/** 'Llevar a 6 bodas': how many new tasks each would get, chosen one by one. Nothing that is there changes. */
export function BringDialog({ template, weddings, onClose }: BringDialogProps) {
  const [chosen, setChosen] = useState(weddings.map(({ weddingId }) => weddingId))
  const { submit, isPending, error } = useSubmission(async () => {
    const brought: Brought[] = []
    try {
      // One after the other: each is an act of its own wedding.
      for (const weddingId of chosen) {
        const { id: templateId, version } = template
        const { lineId } = await client.tasks.templates.apply({
          weddingId,
          templateId,
          version,
          onlyNew: true,
        })
        if (lineId) brought.push({ weddingId, lineId })
      }
      onClose()
    } finally {
      await refreshTemplates()
      if (brought.length > 0) tell(brought)
    }
  })
  return (
    <Dialog
      title="Llevar los cambios"
      description="Solo se añaden las tareas nuevas. Lo que hay en cada boda se queda como está."
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      closesOnScrim={false}
      actions={(close) => (
        <>
          <Button variant="quiet" onPress={close}>
            Cancelar
          </Button>
          <Button
            variant="primary"
            isDisabled={chosen.length === 0}
            isPending={isPending}
            pendingLabel="Llevando"
            onPress={() => void submit(undefined)}
          >
            {chosen.length === 1 ? 'Llevar a 1 boda' : `Llevar a ${chosen.length} bodas`}
          </Button>
        </>
      )}
    >
      <CheckboxSet
        legend="Bodas"
        className="mt-1 grid"
        choices={weddings.map(({ weddingId, name, missing }) => ({
          value: weddingId,
          label: (
            <>
              <span className="serif truncate text-lg italic">{name}</span>
              <span className="num shrink-0 text-ink-2">
                {missing === 1 ? '1 tarea nueva' : `${missing} tareas nuevas`}
              </span>
            </>
          ),
        }))}
        chosen={chosen}
        onChange={setChosen}
      />
      <FormError error={error} />
    </Dialog>
  )
}

function tell(brought: readonly Brought[]) {
  showToast(brought.length === 1 ? 'Llevada a 1 boda.' : `Llevada a ${brought.length} bodas.`, {
    action: { label: 'Deshacer', onAction: () => void takeBack(brought) },
  })
}

async function takeBack(brought: readonly Brought[]) {
  try {
    for (const one of brought) await client.activity.undo(one)
  } catch (error) {
    showToast(messageFor(error), { tone: 'failed' })
  }
  await refreshTemplates()
}
