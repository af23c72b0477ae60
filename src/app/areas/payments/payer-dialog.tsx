import type { Payer } from '#domain/payments/payments.ts'
import { Button } from '#ui/button.tsx'
import { FormDialog } from '../../shared/page/form-dialog.tsx'
import { useSubmission } from '../../shared/page/use-submission.ts'
import { useUnsavedForm } from '../../sync/unsaved/unsaved-form.ts'
import { PayerFields, type PayerForm } from './payer-fields.tsx'
import { removePayer, savePayer } from './payments.actions.ts'
import type { PaymentsPlace } from './payments-place.ts'
import type { PaymentsRead } from './use-payments.ts'

type PayerDialogProps = {
  payer: Payer | null
  read: PaymentsRead
  place: PaymentsPlace
  onClose: () => void
}

/** A person who pays beside the couple. They need no account. */
export function PayerDialog({ payer, read, place: { weddingId }, onClose }: PayerDialogProps) {
  const [typed, type] = useUnsavedForm<PayerForm>(`payer ${payer?.id ?? weddingId}`)
  const fields = {
    name: payer?.name ?? '',
    email: payer?.email ?? '',
    ...typed,
  }
  const [name, email] = [fields.name.trim(), fields.email.trim()]
  const hasPaid = read.payments.some(({ shares }) => shares.some(({ payerId }) => payerId === payer?.id))
  const close = () => {
    type(null)
    onClose()
  }
  const save = () => {
    savePayer(weddingId, payer, { name, email: email || null })
    close()
  }
  const form = useSubmission(save, {
    problems: () => ({
      name: name ? null : 'Escribe cómo se llama.',
      email: emailProblem(email),
    }),
  })
  return (
    <FormDialog
      title={payer ? payer.name : 'Añadir a alguien'}
      form={form}
      submitLabel="Guardar"
      onGiveUp={null}
      onClose={onClose}
      actions={
        <>
          {payer && (
            <Button
              variant="danger"
              className="mr-auto"
              isDisabled={hasPaid}
              onPress={() => {
                close()
                removePayer(weddingId, payer)
              }}
            >
              Quitar
            </Button>
          )}
          <Button variant="quiet" onPress={close}>
            Volver
          </Button>
        </>
      }
    >
      <PayerFields fields={fields} problems={form.problems} hasPaid={hasPaid} onChange={type} />
    </FormDialog>
  )
}

function emailProblem(email: string): string | null {
  if (email === '') return null
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? null : 'Ese email no parece correcto.'
}
