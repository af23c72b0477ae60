import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { budgetOf, publishedAmong } from '#domain/budget/budget.ts'
import { formatEuros } from '#domain/budget/money.ts'
import { presentHeads, priceSteps } from '#domain/budget/price-steps.ts'
import { AS_IT_IS } from '#domain/budget/scenarios.ts'
import { vendorsQuery } from '../vendors/vendors.queries.ts'

/** The cost of each guest of today and of one more, beside the answers, for those who see the budget. It leads to '¿Y si…?'. */
export function CostPerGuest({ weddingId }: { weddingId: string }) {
  const { data } = useQuery({ ...vendorsQuery(weddingId), select: publishedAmong })
  const heads = data && presentHeads(data.filter(({ status }) => status === 'closed'))
  const people = heads ? heads.adults + heads.children : 0
  if (!data || people === 0) return null
  const cents = Math.round(budgetOf(data, []).confirmedCents / people)
  const { adultCents } = priceSteps(data, AS_IT_IS)
  return (
    <Link
      to="/app/couple/$wid/what-if"
      params={{ wid: weddingId }}
      className="flex flex-wrap items-baseline gap-x-2 underline decoration-line-strong underline-offset-4 md:border-l md:border-line md:pl-10"
    >
      <span className="serif text-[2.125rem] leading-none tracking-[-.02em] max-md:text-[1.875rem]">
        {formatEuros(cents)}
      </span>
      <span className="text-sm text-ink-2">
        por invitado{adultCents > 0 && `, ${formatEuros(adultCents)} uno más`}
      </span>
    </Link>
  )
}
