import { useMemo, useState } from 'react'
import type { Vendor } from '#contract/vendors.ts'
import { formatEuros, toCents } from '#domain/budget/money.ts'
import { inOrderOfDay, type PaymentLine } from '#domain/payments/payment-lines.ts'
import { shortDate } from '#domain/tasks/task-days.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { SkeletonLine } from '#ui/feedback/skeleton.tsx'
import { loadedPart } from '#ui/opening/loaded-part.ts'
import { useWantedPart } from '#ui/opening/use-opened-part.ts'
import { useOnline } from '../../../sync/use-online.ts'
import { conceptOf, differenceInWords, dueInWords } from '../payment-words.ts'
import type { PaymentsPlace } from '../payments-place.ts'
import { type PaidVendor, usePayments } from '../use-payments.ts'
import { usePaymentsPlace } from '../use-payments-place.ts'
import { wayOfDifference } from './difference-words.ts'

const planPart = loadedPart(() => import('../plan/plan-dialog.tsx'))

/** So many open lines stand in the panel; the plan and 'Pagos' have all. */
const SHOWN = 3

type OfVendor = { weddingId: string; vendor: Vendor }

function useVendorPayments({ weddingId, vendor }: OfVendor) {
  const place = usePaymentsPlace(weddingId)
  const vendors = useMemo(() => [vendor], [vendor])
  const { query, read } = usePayments(weddingId, vendors, place.eventDate)
  return { place, query, read, of: read?.vendors[0] }
}

/** 'Pagos' of a vendor at a glance: what is paid, what is due next, and the way to its plan. */
export function VendorPayments(props: OfVendor) {
  const { place, query, read, of } = useVendorPayments(props)
  const isOnline = useOnline()
  const [isOpen, setOpen] = useState(false)
  const plan = useWantedPart(planPart, isOpen, () => setOpen(false))
  return (
    <section aria-label="Pagos del proveedor" className="border-y border-line py-3">
      <header className="flex min-h-9 items-center justify-between gap-3">
        <h3 className="font-sans text-sm font-medium text-ink-2">Pagos</h3>
        {of && (
          <Button variant="quiet" size="sm" onPress={() => setOpen(true)} className="-mr-3">
            {actOf(of, place)}
          </Button>
        )}
      </header>
      {of ? (
        <Lines of={of} />
      ) : query.isError || !isOnline ? (
        <p className="text-sm text-ink-2">No hemos podido cargar los pagos.</p>
      ) : (
        <SkeletonLine className="mt-1.5 w-2/3" />
      )}
      {isOpen && plan && read && of && (
        <plan.PlanDialog of={of} read={read} place={place} onClose={() => setOpen(false)} />
      )}
    </section>
  )
}

function actOf({ plan }: PaidVendor, { mayEdit }: PaymentsPlace): string {
  if (!mayEdit) return 'Ver plazos'
  return plan.instalments.length === 0 ? 'Poner plazos' : 'Cambiar plazos'
}

function Lines({ of: { plan, account } }: { of: PaidVendor }) {
  const open = inOrderOfDay(account.lines.filter(({ leftCents }) => leftCents > 0))
  const hasPlan = plan.instalments.length > 0
  const notes = [
    !hasPlan && account.paidCents === 0 && 'Sin plazos todavía.',
    hasPlan && account.undistributedCents !== 0 && differenceInWords(account.undistributedCents),
    account.overpaidCents > 0 && `Hay pagados ${formatEuros(account.overpaidCents)} de más.`,
    open.length > SHOWN && `Y ${open.length - SHOWN} más.`,
    hasPlan && open.length === 0 && 'Todo pagado.',
  ].filter(Boolean)
  return (
    <>
      {(hasPlan || account.paidCents > 0) && (
        <ul className="grid gap-1 text-sm">
          {account.paidCents > 0 && <Line name="Pagado" cents={account.paidCents} isQuiet />}
          {open.slice(0, SHOWN).map((line) => (
            <Line key={line.instalment?.id ?? 'rest'} name={nameOf(line)} cents={line.leftCents} />
          ))}
        </ul>
      )}
      {notes.length > 0 && <p className="mt-1 text-sm text-ink-2">{notes.join(' ')}</p>}
    </>
  )
}

/** `Último pago, 30 jun`, `Reserva, al firmar`. */
function nameOf(line: PaymentLine): string {
  const when = line.day ? shortDate(line.day) : dueInWords(line)
  return [conceptOf(line.instalment), when].filter(Boolean).join(', ')
}

function Line({ name, cents, isQuiet = false }: { name: string; cents: number; isQuiet?: boolean }) {
  return (
    <li className={cx('flex items-baseline justify-between gap-4', isQuiet && 'text-ink-2')}>
      <span className="min-w-0 wrap-anywhere">{name}</span>
      <span className="num whitespace-nowrap">{formatEuros(cents)}</span>
    </li>
  )
}

/** Says where the difference goes when the cost becomes another, before it does. */
export function CostDifference({ cents, ...props }: OfVendor & { cents: number }) {
  const { place, of } = useVendorPayments(props)
  const costs = { from: toCents(props.vendor.cost ?? 0), to: cents }
  const words = of && wayOfDifference(of.plan.instalments, costs, place.eventDate)
  return (
    <p role="status" className="text-sm text-ink-2 empty:hidden">
      {words}
    </p>
  )
}
