import { useState } from 'react'
import type { TemplateVersion } from '#contract/template-versions.ts'
import { isEqual } from '#domain/activity/three-way-merge.ts'
import { type Fact, TEMPLATE_VERSIONS_MAX } from '#domain/template-versions/template-versions.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { Dialog } from '#ui/opening/dialog.tsx'
import { messageFor } from '../error-messages.ts'
import { FormError } from '../page/form-error.tsx'
import { useSubmission } from '../page/use-submission.ts'
import { Versions } from './versions.tsx'
import './template-versions.sentences.ts'

type VersionsDialogProps<Content> = {
  templateId: string
  name: string
  /** The template as the page shows it. */
  current: Content
  facts: (content: Content) => Fact[]
  list: () => Promise<TemplateVersion[]>
  read: (version: number) => Promise<{ content: Content }>
  /** Saves `content` in the place of `was`; refused where that has changed meanwhile. */
  save: (content: Content, was: Content) => Promise<unknown>
  /** A reason for which nothing can be restored now. */
  hindrance?: string | undefined
  onClose: () => void
}

/** 'Versiones': the saves of a template, what differs in words, and the way back to one, which is a new save. */
export function VersionsDialog<Content>(props: VersionsDialogProps<Content>) {
  const { name, current, save, hindrance, onClose } = props
  const [shown] = useState(current)
  const [chosen, setChosen] = useState<Content>()
  const { submit, isPending, error } = useSubmission(async () => {
    const restored = chosen!
    await save(restored, shown)
    onClose()
    showToast(`«${name}» vuelve a ser como era.`, {
      action: { label: 'Deshacer', onAction: () => void takeBack(() => save(shown, restored)) },
    })
  })
  const isAble = chosen !== undefined && !isEqual(chosen, shown) && hindrance === undefined
  return (
    <Dialog
      title={`Versiones de ${name}`}
      description={`Cada vez que se guarda queda una, hasta ${TEMPLATE_VERSIONS_MAX}. Recuperar una no quita las demás.`}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      width="lg"
      actions={(close) => (
        <>
          <Button variant="quiet" onPress={close}>
            Cerrar
          </Button>
          <Button
            variant="primary"
            isDisabled={!isAble}
            isPending={isPending}
            pendingLabel="Recuperando"
            onPress={() => void submit(undefined)}
          >
            Recuperar esta versión
          </Button>
        </>
      )}
    >
      <Versions {...props} current={shown} onChoose={setChosen} />
      {hindrance !== undefined && <p className="mt-3 text-sm text-ink-2">{hindrance}</p>}
      <FormError error={error} />
    </Dialog>
  )
}

async function takeBack(undo: () => Promise<unknown>): Promise<void> {
  try {
    await undo()
  } catch (error) {
    showToast(`No hemos podido deshacerlo. ${messageFor(error)}`, { tone: 'failed' })
  }
}
