import type { Agreement } from '#contract/agreement-rows.ts'
import { FULL_NAME_MAX } from '#domain/accounts/accounts.ts'
import { ACCEPTANCE } from '#domain/agreements/signing.ts'
import { formatEuros } from '#domain/budget/money.ts'
import { inSpanishList } from '#domain/text/spanish-list.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { FormDialog } from '../../shared/page/form-dialog.tsx'
import { useSubmission } from '../../shared/page/use-submission.ts'
import { useUnsavedFields } from '../../sync/unsaved/unsaved-form.ts'
import { sendAgreement } from './agreements.actions.ts'

type SendDialogProps = {
  /** As it was saved a moment ago. */
  agreement: Agreement
  onClose: () => void
}

/** The planner signs with their name, and the agreement goes out to the couple. */
export function SendDialog({ agreement, onClose }: SendDialogProps) {
  const { draft, versions, quote } = agreement
  const [{ name, isTicked }, type, forget] = useUnsavedFields('signature of an agreement', {
    name: draft.company.representative,
    isTicked: false,
  })
  const send = async () => {
    await sendAgreement(agreement, name.trim())
    forget()
    onClose()
    showToast('Firmado por ti y de camino a la pareja.')
  }
  const form = useSubmission(send, {
    problems: () => ({
      name: name.trim() ? null : 'Escribe tu nombre y tus apellidos.',
      tick: isTicked ? null : 'Marca la casilla cuando lo hayas leído.',
    }),
  })
  const emails = inSpanishList(draft.signers.map(({ email }) => email))
  return (
    <FormDialog
      title={versions.length === 0 ? 'Firmar y enviar' : `Firmar y enviar la versión ${versions.length + 1}`}
      submitLabel="Firmar y enviar"
      pendingLabel="Enviando"
      form={form}
      onGiveUp={forget}
      onClose={onClose}
    >
      <p className="wrap-anywhere">
        {draft.title}
        {quote && `, por ${formatEuros(quote.total)} con IVA`}. Lo que envías no se cambia después
        {versions.length > 0 && ': esta versión sustituye a la anterior y se firma de nuevo'}.
      </p>
      <p className="text-sm text-ink-2 wrap-anywhere">
        Va a {emails}. Cada persona lo firma con un código que le llega a su correo. Guardamos tu nombre, la
        hora y la dirección desde la que firmas.
      </p>
      <TextField
        label="Tu nombre y apellidos"
        value={name}
        onChange={(typed) => type({ name: typed })}
        maxLength={FULL_NAME_MAX}
        error={form.problems.name}
      />
      <div>
        <label className="flex min-h-8 cursor-pointer items-center gap-2 text-sm pointer-coarse:min-h-11">
          <input
            type="checkbox"
            checked={isTicked}
            onChange={({ target }) => type({ isTicked: target.checked })}
            aria-invalid={form.problems.tick ? true : undefined}
            className="size-4.5 accent-primary"
          />
          {ACCEPTANCE}
        </label>
        {form.problems.tick && (
          <p role="alert" className="text-sm text-danger">
            {form.problems.tick}
          </p>
        )}
      </div>
    </FormDialog>
  )
}
