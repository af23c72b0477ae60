import { type FormEvent, useId, useState } from 'react'
import type { AnnouncedText } from '#contract/announcement-rows.ts'
import { ANNOUNCEMENT_SUMMARY_MAX, DOCUMENT_NAMES } from '#domain/announcements/announcements.ts'
import { dateInWords } from '#domain/time/spanish-day.ts'
import { Button } from '#ui/button.tsx'
import { TextAreaField } from '#ui/fields/text-field.tsx'
import { Dialog } from '#ui/opening/dialog.tsx'
import { FormError } from '../../shared/page/form-error.tsx'
import { useSubmission } from '../../shared/page/use-submission.ts'
import { useUnsaved } from '../../sync/unsaved/unsaved-texts.ts'
import { withdraw } from './announcements.actions.ts'

/** Takes an announcement back before its day, with a reason that everybody who was told of it reads. */
export function WithdrawDialog({ change, onClose }: { change: AnnouncedText; onClose: () => void }) {
  const { id, document, effectiveOn } = change
  const formId = useId()
  const [unsaved, write] = useUnsaved(`withdrawal of ${id}`)
  const reason = unsaved ?? ''
  const [isTried, setTried] = useState(false)
  const { submit, isPending, error, form } = useSubmission<void>(async () => {
    await withdraw(id, reason)
    write(null)
    onClose()
  })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (reason.trim()) submit()
  }
  return (
    <Dialog
      title="Retirar el cambio"
      description={`${DOCUMENT_NAMES[document].name}: el ${dateInWords(effectiveOn)} no cambia nada y sigue valiendo lo de ahora.`}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      closesOnScrim={false}
      actions={(close) => (
        <>
          <Button variant="quiet" onPress={close}>
            Volver
          </Button>
          <Button
            variant="danger-filled"
            type="submit"
            form={formId}
            isPending={isPending}
            pendingLabel="Retirando"
          >
            Retirar y avisar
          </Button>
        </>
      )}
    >
      <form id={formId} ref={form} noValidate onSubmit={onSubmit} className="grid gap-4">
        <TextAreaField
          label="Por qué"
          description="Va en el correo a quien ya recibió el anuncio, y en el aviso de la app."
          value={reason}
          onChange={(typed) => write(typed || null)}
          maxLength={ANNOUNCEMENT_SUMMARY_MAX}
          rows={3}
          error={isTried && !reason.trim() ? 'Escribe por qué: lo lee cada persona avisada.' : null}
        />
        <FormError error={error} />
      </form>
    </Dialog>
  )
}
