import { formatEuros } from '#domain/budget/money.ts'
import { fewestTransfers, payerBalances } from '#domain/payments/payer-balance.ts'
import { payerName } from './payment-words.ts'
import type { PaymentsPlace } from './payments-place.ts'
import type { PaymentsRead } from './use-payments.ts'

type SettleUpProps = { read: PaymentsRead; place: PaymentsPlace }

/** The transfers that even it out between payers who have paid for each other, and nothing while all are even. */
export function SettleUp({ read, place }: SettleUpProps) {
  const instalments = new Map(
    read.vendors.flatMap(({ account }) =>
      account.lines.flatMap(({ instalment, cents }) =>
        instalment ? [[instalment.id, { shares: instalment.shares, cents }] as const] : [],
      ),
    ),
  )
  const transfers = fewestTransfers(payerBalances(read.payments, instalments))
  if (transfers.length === 0) return null
  const nameOf = (id: string | null) => payerName(id, read.payers, place.couple)
  return (
    <section aria-label="Para quedar en paz" className="mt-6 border-t border-line pt-4">
      <h3 className="font-strong">Para quedar en paz</h3>
      <ul className="mt-1.5 grid gap-1 text-sm text-ink-2">
        {transfers.map(({ from, to, cents }) => (
          <li key={`${from} ${to}`}>
            De {nameOf(from)} a {nameOf(to)}: <b className="num font-strong text-ink">{formatEuros(cents)}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}
