import type { AnnouncedText } from '#contract/announcement-rows.ts'
import { ANNOUNCEMENT_SUMMARY_MAX, DOCUMENT_NAMES } from '#domain/announcements/announcements.ts'
import { dateInWords } from '#domain/time/spanish-day.ts'
import { TextAreaField } from '#ui/fields/text-field.tsx'
import { FormDialog } from '../../shared/page/form-dialog.tsx'
import { useSubmission } from '../../shared/page/use-submission.ts'
import { useUnsaved } from '../../sync/unsaved/unsaved-texts.ts'
import { withdraw } from './announcements.actions.ts'

/** Takes an announcement back before its day, with a reason that everybody who was told of it reads. */
export function WithdrawDialog({ change, onClose }: { change: AnnouncedText; onClose: () => void }) {
  const { id, document, effectiveOn } = change
  const [unsaved, write] = useUnsaved(`withdrawal of ${id}`)
  const reason = unsaved ?? ''
  const send = async () => {
    await withdraw(id, reason)
    write(null)
    onClose()
  }
  const form = useSubmission(send, {
    problems: () => ({ reason: reason.trim() ? null : 'Escribe por qué: lo lee cada persona avisada.' }),
  })
  return (
    <FormDialog
      title="Retirar el cambio"
      description={`${DOCUMENT_NAMES[document].name}: el ${dateInWords(effectiveOn)} no cambia nada y sigue valiendo lo de ahora.`}
      cancelLabel="Volver"
      submitLabel="Retirar y avisar"
      pendingLabel="Retirando"
      variant="danger-filled"
      form={form}
      onGiveUp={() => write(null)}
      onClose={onClose}
    >
      <TextAreaField
        label="Por qué"
        description="Va en el correo a quien ya recibió el anuncio, y en el aviso de la app."
        value={reason}
        onChange={(typed) => write(typed || null)}
        maxLength={ANNOUNCEMENT_SUMMARY_MAX}
        rows={3}
        error={form.problems.reason}
      />
    </FormDialog>
  )
}
