import { useMemo, useState } from 'react'
import type { Vendor } from '#contract/vendors.ts'
import { sumOf } from '#domain/payments/payments.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { messageFor } from '../../shared/error-messages.ts'
import { useOnline } from '../../sync/use-online.ts'
import { LeftToPay } from './left-to-pay.tsx'
import { LineGroups } from './line-groups.tsx'
import { MonthStrip } from './month-strip.tsx'
import { PaidList } from './paid-list.tsx'
import { type OpenDialog, PaymentDialogs } from './payment-dialogs.tsx'
import { PaymentsBar } from './payments-bar.tsx'
import type { PaymentsPlace } from './payments-place.ts'
import { PlanList } from './plan-list.tsx'
import { type PaymentsRead, usePayments } from './use-payments.ts'
import { usePaymentsPlace } from './use-payments-place.ts'
import { WhoPays } from './who-pays.tsx'

type PaymentsTabProps = {
  weddingId: string
  vendors: readonly Vendor[]
  /** The instalment that the address asks to mark as paid. */
  payingId: string | undefined
  /** The dialog that the address opened is closed. */
  onClosed: () => void
}

/** 'Pagos': what is left to pay, when, and by whom. */
export function PaymentsTab({ weddingId, vendors, ...asked }: PaymentsTabProps) {
  const place = usePaymentsPlace(weddingId)
  const { query, read } = usePayments(weddingId, vendors, place.eventDate)
  const isOnline = useOnline()
  if (!read) {
    return query.isError || !isOnline ? (
      <ErrorState
        title="No hemos podido cargar los pagos."
        detail={query.isError ? messageFor(query.error) : 'No hay conexión. Los cargaremos cuando vuelva.'}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
        className="mt-8"
      />
    ) : (
      <SkeletonRows rows={7} className="mt-10" />
    )
  }
  return <Payments {...asked} read={read} place={place} />
}

type PaymentsProps = Pick<PaymentsTabProps, 'payingId' | 'onClosed'> & {
  read: PaymentsRead
  place: PaymentsPlace
}

function Payments({ read, place, payingId, onClosed }: PaymentsProps) {
  const lines = useMemo(() => read.vendors.flatMap(({ account }) => account.lines), [read])
  const [open, setOpen] = useState<OpenDialog | null>(() => {
    const line = place.mayEdit && lines.find(({ instalment }) => instalment?.id === payingId)
    return payingId && line && line.leftCents > 0 ? { kind: 'pay', line } : null
  })
  const close = () => {
    setOpen(null)
    if (payingId) onClosed()
  }
  const leftCents = sumOf(read.vendors.map(({ account }) => account.leftCents))
  const paidCents = sumOf(read.payments.map(({ cents }) => cents))
  const isEmpty = leftCents === 0 && paidCents === 0 && lines.length === 0
  return (
    <>
      <PaymentsBar read={read} place={place} onOpen={setOpen} />
      {isEmpty ? (
        <EmptyState
          question="¿Qué hay que pagar, y cuándo?"
          line="Confirma un proveedor o ponle plazos, y aquí verás qué toca cada mes."
        />
      ) : (
        <div className="grid gap-x-12 gap-y-12 xl:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="min-w-0">
            <LeftToPay leftCents={leftCents} paidCents={paidCents} />
            <MonthStrip lines={lines} payments={read.payments} place={place} />
            <LineGroups
              lines={lines}
              read={read}
              place={place}
              onPay={(line) => setOpen({ kind: 'pay', line })}
              onPlan={(vendorId) => setOpen({ kind: 'plan', vendorId })}
            />
            <PaidList
              read={read}
              place={place}
              onCorrect={(payment) => setOpen({ kind: 'correct', payment })}
            />
            <PlanList read={read} onOpen={(vendorId) => setOpen({ kind: 'plan', vendorId })} />
          </div>
          <WhoPays
            lines={lines}
            read={read}
            place={place}
            onPayer={(payer) => setOpen({ kind: 'payer', payer })}
          />
        </div>
      )}
      <PaymentDialogs open={open} read={read} place={place} onClose={close} />
    </>
  )
}
