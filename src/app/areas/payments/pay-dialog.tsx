import type { PaymentLine } from '#domain/payments/payment-lines.ts'
import { Button } from '#ui/button.tsx'
import { FormDialog } from '../../shared/page/form-dialog.tsx'
import { useSubmission } from '../../shared/page/use-submission.ts'
import { PayFields } from './pay-fields.tsx'
import { keyOf } from './pay-form.ts'
import { conceptOf } from './payment-words.ts'
import { removePayment } from './payments.actions.ts'
import { type PayFormProps, usePayForm } from './use-pay-form.ts'

/** 'Marcar pagado': it opens with everything filled, so that Enter saves. */
export function PayDialog(props: PayFormProps) {
  const { line, payment, read, place, onClose } = props
  const form = usePayForm(props)
  const { fields, of, save, close } = form
  const sending = useSubmission((): void => save(sending.ref.current!))
  const lines = read.vendors.flatMap(({ account }) => account.lines)
  const chosen = lines.find((one) => keyOf(one) === fields.lineKey)
  return (
    <FormDialog
      title={payment ? 'Corregir el pago' : line ? 'Marcar pagado' : 'Añadir pago'}
      description={(line || payment) && <About line={chosen} name={of?.vendor.name ?? payment?.vendorName} />}
      form={sending}
      submitLabel="Guardar"
      onGiveUp={null}
      onClose={onClose}
      actions={
        <>
          {payment && (
            <Button
              variant="danger"
              className="mr-auto"
              onPress={() => {
                close()
                removePayment(place.weddingId, payment)
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
      <PayFields line={line} payment={payment} read={read} place={place} form={form} />
    </FormDialog>
  )
}

function About({ line, name }: { line: PaymentLine | undefined; name: string | undefined }) {
  return (
    <>
      <span className="text-[1.375rem] text-ink serif">{name || 'Proveedor sin nombre'}</span>
      {line && `, ${conceptOf(line.instalment).toLowerCase()}`}
    </>
  )
}
