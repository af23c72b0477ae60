import type { PaymentLine } from '#domain/payments/payment-lines.ts'
import type { Payer, Payment } from '#domain/payments/payments.ts'
import { loadedPart } from '#ui/opening/loaded-part.ts'
import { useWantedPart } from '#ui/opening/use-opened-part.ts'
import { PayDialog } from './pay-dialog.tsx'
import { PayerDialog } from './payer-dialog.tsx'
import type { PaymentsPlace } from './payments-place.ts'
import { PlanDialog } from './plan/plan-dialog.tsx'
import type { PaymentsRead } from './use-payments.ts'

/** The dialog over the tab. A payment without a line is one whose vendor is chosen in the dialog. */
export type OpenDialog =
  | { kind: 'pay'; line: PaymentLine | null }
  | { kind: 'correct'; payment: Payment }
  | { kind: 'payer'; payer: Payer | null }
  | { kind: 'plan'; vendorId: string }
  | { kind: 'bank' }

const bank = loadedPart(() => import('./bank/bank-dialog.tsx'))

type PaymentDialogsProps = {
  open: OpenDialog | null
  read: PaymentsRead
  place: PaymentsPlace
  onClose: () => void
}

export function PaymentDialogs({ open, ...props }: PaymentDialogsProps) {
  const bankPart = useWantedPart(bank, open?.kind === 'bank', props.onClose)
  if (!open) return null
  switch (open.kind) {
    case 'pay':
      return <PayDialog {...props} line={open.line} payment={null} />
    case 'correct':
      return <PayDialog {...props} line={null} payment={open.payment} />
    case 'payer':
      return <PayerDialog {...props} payer={open.payer} />
    case 'bank':
      return bankPart ? <bankPart.BankDialog {...props} /> : null
    case 'plan': {
      const of = props.read.vendors.find(({ vendor }) => vendor.id === open.vendorId)
      return of ? <PlanDialog key={open.vendorId} {...props} of={of} /> : null
    }
  }
}
