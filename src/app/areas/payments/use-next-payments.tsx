import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Wedding } from '#contract/weddings.ts'
import { formatEuros } from '#domain/budget/money.ts'
import { dayInLines, lateInWords } from '#domain/tasks/task-days.ts'
import { dayInMadrid } from '#domain/time/dates.ts'
import { buttonClass } from '#ui/button-class.ts'
import type { DatedThing } from '../../shared/page/home-next.tsx'
import { useNow } from '../../shared/page/use-now.ts'
import { api } from '../../sync/api.ts'

/** The payments of 'Lo siguiente', for who sees the budget, each with the way to mark it as paid. */
export function useNextPayments({ id: weddingId, access }: Wedding): DatedThing[] {
  const today = dayInMadrid(useNow())
  const { data = [] } = useQuery({
    ...api.payments.next.queryOptions({ input: { weddingId } }),
    enabled: access.budget !== 'none',
  })
  const mayPay = access.budget === 'edit'
  return data.map(({ id, concept, vendorName, leftCents, day }) => ({
    id,
    day,
    mark: dayInLines(day),
    title: concept,
    line: [
      `${vendorName || 'Proveedor sin nombre'}, ${formatEuros(leftCents)}`,
      day < today ? lateInWords(day, today) : day === today ? 'Hoy' : '',
    ]
      .filter(Boolean)
      .join('. '),
    act: (
      <Link
        to="/app/couple/$wid/budget"
        params={{ wid: weddingId }}
        search={mayPay ? { view: 'payments', pagar: id } : { view: 'payments' }}
        aria-label={`${mayPay ? 'Marcar pagado' : 'Ver'}: ${concept}, ${vendorName}`}
        className={buttonClass({ variant: day < today && mayPay ? 'primary' : 'secondary', size: 'sm' })}
      >
        {mayPay ? 'Marcar pagado' : 'Ver'}
      </Link>
    ),
  }))
}
