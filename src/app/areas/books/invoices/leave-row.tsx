import Power from 'lucide-react/icons/power'
import type { Invoicing } from '#contract/invoicing-rows.ts'
import { dateInWords } from '#domain/time/spanish-day.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { FormDialog } from '../../../shared/page/form-dialog.tsx'
import { useSubmission } from '../../../shared/page/use-submission.ts'
import { client } from '../../../sync/api.ts'
import { changeInvoices } from './invoicing.actions.ts'
import { SetupRow } from './setup-row.tsx'

type LeaveRowProps = {
  invoicing: Invoicing
  settings: NonNullable<Invoicing['settings']>
  onLeave: () => void
}

/** The way out, with the day from which it is open. */
export function LeaveRow({ invoicing: { today, queue, chain }, settings, onLeave }: LeaveRowProps) {
  const { leavableOn, mode } = settings
  const isOpen = leavableOn <= today
  const line = !isOpen
    ? `Se puede desde el ${dateInWords(leavableOn)}, cuando acabe el año de tu última factura.`
    : queue.waiting > 0
      ? 'Se puede cuando Hacienda tenga las que quedan por enviar.'
      : chain.records === 0
        ? 'Aún no has emitido ninguna: se puede ya.'
        : mode === 'kept'
          ? 'Se puede en cualquier momento.'
          : 'Se puede desde el 1 de enero: este año no has emitido ninguna.'
  return (
    <SetupRow icon={Power} title="Dejar de emitir facturas" line={line}>
      <Button variant="quiet" isDisabled={!isOpen || queue.waiting > 0} onPress={onLeave}>
        Dejar
      </Button>
    </SetupRow>
  )
}

/** Says what stays before it is left. */
export function LeaveDialog({ onClose }: { onClose: () => void }) {
  const form = useSubmission(async () => {
    await changeInvoices(() => client.invoicing.leave())
    onClose()
    showToast('Ya no emites facturas aquí.')
  })
  return (
    <FormDialog
      title="Dejar de emitir facturas"
      submitLabel="Dejar de emitir"
      pendingLabel="Dejando"
      variant="danger-filled"
      form={{ ...form, props: () => form.props(undefined) }}
      onGiveUp={null}
      onClose={onClose}
    >
      <p className="text-ink-2">
        Tus facturas y su registro se quedan aquí, para leerlos y descargarlos. Desde ahora haces
        justificantes, y las facturas las emites con tu programa o tu gestoría. Si vuelves a activarlas, sigue
        la misma cadena.
      </p>
    </FormDialog>
  )
}
