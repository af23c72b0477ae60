import ChevronRight from 'lucide-react/icons/chevron-right'
import { formatEuros } from '#domain/budget/money.ts'
import { Icon } from '#ui/icon.tsx'
import { differenceInWords } from './payment-words.ts'
import type { PaidVendor, PaymentsRead } from './use-payments.ts'

type PlanListProps = { read: PaymentsRead; onOpen: (vendorId: string) => void }

/** The plan of each vendor, with what it lacks: the way to change it. */
export function PlanList({ read: { vendors }, onOpen }: PlanListProps) {
  if (vendors.length === 0) return null
  return (
    <section aria-labelledby="plans" className="mt-12" data-print="hide">
      <h2 id="plans" className="text-[1.6rem]">
        Plazos de cada proveedor
      </h2>
      <ul className="mt-3">
        {vendors.map((of) => (
          <li key={of.vendor.id}>
            <button
              type="button"
              onClick={() => onOpen(of.vendor.id)}
              className="flex w-full items-center gap-4 border-b border-line py-3 text-left hover:bg-surface-hover"
            >
              <span className="min-w-0 flex-1">
                <b className="font-strong wrap-anywhere">{of.vendor.name || 'Proveedor sin nombre'}</b>
                <small className="block text-sm text-ink-2">{planInWords(of)}</small>
              </span>
              <span className="num text-sm whitespace-nowrap">{formatEuros(of.account.leftCents)}</span>
              <Icon of={ChevronRight} size="sm" className="text-ink-3" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function planInWords({ vendor, plan, account }: PaidVendor): string {
  const { length } = plan.instalments
  const confirmed = vendor.status === 'closed' ? '' : 'Sin confirmar. '
  const over = account.overpaidCents > 0 ? ` Hay pagados ${formatEuros(account.overpaidCents)} de más.` : ''
  if (length === 0) return `${confirmed}Sin plazos.${over}`
  const count = length === 1 ? '1 plazo.' : `${length} plazos.`
  const difference =
    account.undistributedCents === 0 ? '' : ` ${differenceInWords(account.undistributedCents)}`
  return `${confirmed}${count}${difference}${over}`
}
