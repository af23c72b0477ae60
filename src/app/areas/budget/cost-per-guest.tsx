import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { budgetOf, publishedAmong } from '#domain/budget/budget.ts'
import { formatEuros } from '#domain/budget/money.ts'
import { presentHeads } from '#domain/budget/price-steps.ts'
import { vendorsQuery } from '../vendors/vendors.queries.ts'

/** The cost of each guest of today, beside their answers, for those who see the budget. It leads to '¿Y si…?'. */
export function CostPerGuest({ weddingId }: { weddingId: string }) {
  const { data } = useQuery({ ...vendorsQuery(weddingId), select: publishedAmong })
  const heads = data && presentHeads(data.filter(({ status }) => status === 'closed'))
  const people = heads ? heads.adults + heads.children : 0
  if (!data || people === 0) return null
  const cents = Math.round(budgetOf(data, []).confirmedCents / people)
  return (
    <Link
      to="/app/couple/$wid/what-if"
      params={{ wid: weddingId }}
      className="flex items-baseline gap-2 underline decoration-line-strong underline-offset-4 md:border-l md:border-line md:pl-10"
    >
      <span className="serif text-[2.125rem] leading-none tracking-[-.02em] max-md:text-[1.875rem]">
        {formatEuros(cents)}
      </span>
      <span className="text-sm text-ink-2">por invitado</span>
    </Link>
  )
}
