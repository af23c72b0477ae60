import type { Vendor } from '#contract/vendors.ts'
import { TRASH_DAYS } from '#domain/activity/activity.ts'
import { ConfirmDialog } from '#ui/opening/confirm-dialog.tsx'
import { useAccess } from '../../../shared/session/access.ts'
import { useWedding } from '../../../shared/session/use-session.ts'
import { heldInWords } from '../payment-words.ts'
import { usePayments } from '../use-payments.ts'
import type { AskedRemoval } from './asked-removal.ts'

/** Says what hangs on a vendor, in amounts to those who see the budget, and what becomes of it. */
export function RemovalDialog({ weddingId, asked }: { weddingId: string; asked: AskedRemoval }) {
  const seesBudget = useAccess(weddingId, 'budget', 'view')
  return (
    <ConfirmDialog
      title={`¿Eliminar «${asked.name}»?`}
      description={
        seesBudget ? <Held weddingId={weddingId} vendor={asked.vendor} /> : 'Hay pagos hechos o previstos.'
      }
      confirmLabel="Eliminar proveedor"
      onConfirm={asked.confirm}
      isOpen
      onOpenChange={(isOpen) => !isOpen && asked.cancel()}
    >
      <p className="text-ui">
        Lo pagado sigue contando y saldrá en lo que exportéis. Lo que falta deja de contar. Durante{' '}
        {TRASH_DAYS} días podéis recuperarlo de la papelera, con sus plazos.
      </p>
    </ConfirmDialog>
  )
}

function Held({ weddingId, vendor }: { weddingId: string; vendor: Vendor }) {
  const eventDate = useWedding(weddingId)?.eventDate ?? null
  const { read } = usePayments(weddingId, [vendor], eventDate)
  if (!read) return 'Hay pagos hechos o previstos.'
  const paid = read.payments.filter(({ vendorId }) => vendorId === vendor.id)
  return heldInWords(paid, read.vendors[0]!.account.lines)
}
