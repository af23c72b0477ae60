import type { PaymentLine } from '#domain/payments/payment-lines.ts'
import type { Payer, Payment } from '#domain/payments/payments.ts'
import { loadedPart } from '#ui/opening/loaded-part.ts'
import { useOpenedPart, useWantedPart } from '#ui/opening/use-opened-part.ts'
import type { PaymentsPlace } from './payments-place.ts'
import type { PaymentsRead } from './use-payments.ts'

/** The dialog over the tab. A payment without a line is one whose vendor is chosen in the dialog. */
export type OpenDialog =
  | { kind: 'pay'; line: PaymentLine | null }
  | { kind: 'correct'; payment: Payment }
  | { kind: 'payer'; payer: Payer | null }
  | { kind: 'plan'; vendorId: string }
  | { kind: 'bank' }

const noting = loadedPart(() => import('./note-dialogs.ts'))
const bank = loadedPart(() => import('./bank/bank-dialog.tsx'))

type PaymentDialogsProps = {
  open: OpenDialog | null
  read: PaymentsRead
  place: PaymentsPlace
  onClose: () => void
}

export function PaymentDialogs({ open, ...props }: PaymentDialogsProps) {
  const { onClose } = props
  const dialogs = useOpenedPart(noting, open !== null && open.kind !== 'bank', onClose)
  const bankPart = useWantedPart(bank, open?.kind === 'bank', onClose)
  if (open?.kind === 'bank') return bankPart ? <bankPart.BankDialog {...props} /> : null
  if (!open || !dialogs) return null
  switch (open.kind) {
    case 'pay':
      return <dialogs.PayDialog {...props} line={open.line} payment={null} />
    case 'correct':
      return <dialogs.PayDialog {...props} line={null} payment={open.payment} />
    case 'payer':
      return <dialogs.PayerDialog {...props} payer={open.payer} />
    case 'plan': {
      const of = props.read.vendors.find(({ vendor }) => vendor.id === open.vendorId)
      return of ? <dialogs.PlanDialog key={open.vendorId} {...props} of={of} /> : null
    }
  }
}
