import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Vendor } from '#contract/vendors.ts'
import { budgetOf, certainAndExpected, publishedAmong } from '#domain/budget/budget.ts'
import { formatEuros } from '#domain/budget/money.ts'
import { HomeStat } from '../../shared/page/home-stat.tsx'
import { NotLoadedLine } from '../../shared/page/not-loaded-line.tsx'
import { useAccess } from '../../shared/session/access.ts'
import { vendorsQuery } from '../vendors/vendors.queries.ts'

/** Vendors, budget and tasks at a glance: figures that lead to their sections. What cannot be read is left out. */
export function HomeStats({ weddingId, tasksLeft }: { weddingId: string; tasksLeft: ReactNode }) {
  const seesVendors = useAccess(weddingId, 'vendors', 'view')
  const seesBudget = useAccess(weddingId, 'budget', 'view')
  const vendors = useQuery({ ...vendorsQuery(weddingId), enabled: seesVendors, select: publishedAmong })
  if (!seesVendors && !tasksLeft) return null
  const confirmed = vendors.data?.filter(({ status }) => status === 'closed').length
  return (
    <section
      aria-label="De un vistazo"
      className="mb-7 flex flex-wrap gap-x-[clamp(2rem,4vw,3.5rem)] gap-y-4 max-md:grid max-md:gap-0"
    >
      {!seesVendors ? null : vendors.isError && !vendors.data ? (
        <NotLoadedLine isRetrying={vendors.isFetching} onRetry={() => void vendors.refetch()} />
      ) : (
        <>
          <HomeStat
            to="/app/couple/$wid/vendors"
            weddingId={weddingId}
            label={vendors.data?.length === 1 ? 'proveedor confirmado' : 'proveedores confirmados'}
          >
            {vendors.data && <OutOf part={confirmed} whole={vendors.data.length} />}
          </HomeStat>
          {seesBudget && (
            <HomeStat
              to="/app/couple/$wid/budget"
              weddingId={weddingId}
              label="confirmado en presupuesto"
              note={rangeNote(vendors.data ?? [])}
            >
              {vendors.data && formatEuros(budgetOf(vendors.data, []).confirmedCents)}
            </HomeStat>
          )}
        </>
      )}
      {tasksLeft}
    </section>
  )
}

/** Says which part is certain and which is expected, where prices per head make them differ. */
function rangeNote(vendors: readonly Vendor[]): string | null {
  const { certainCents, expectedCents } = certainAndExpected(vendors)
  if (certainCents === expectedCents) return null
  return `${formatEuros(certainCents)} seguros, ${formatEuros(expectedCents)} previstos`
}

/** '21 / 30', which is read out as '21 de 30'. */
function OutOf({ part, whole }: { part: number | undefined; whole: number }) {
  return (
    <>
      {part}
      <small className="text-xl text-ink-3">
        {' '}
        <span aria-hidden="true">/</span>
        <span className="sr-only">de</span> {whole}
      </small>
    </>
  )
}
