import { useQuery } from '@tanstack/react-query'
import type { Vendor } from '#contract/vendors.ts'
import { budgetOf, certainAndExpected, publishedAmong } from '#domain/budget/budget.ts'
import { formatEuros } from '#domain/budget/money.ts'
import { formatNumber } from '#domain/text/spanish-numbers.ts'
import { NotLoadedLine } from '../../shared/page/not-loaded-line.tsx'
import { useAccess } from '../../shared/session/access.ts'
import { useNextTasks } from '../tasks/use-next-tasks.ts'
import { vendorsQuery } from '../vendors/vendors.queries.ts'
import { HomeStat } from './home-stat.tsx'

/** Vendors, budget and tasks at a glance: figures that lead to their sections. What cannot be read is left out. */
export function HomeStats({ weddingId }: { weddingId: string }) {
  const seesVendors = useAccess(weddingId, 'vendors', 'view')
  const seesTasks = useAccess(weddingId, 'tasks', 'view')
  const tasks = useNextTasks(weddingId, { isWanted: seesTasks }).shown
  const seesBudget = useAccess(weddingId, 'budget', 'view')
  const vendors = useQuery({ ...vendorsQuery(weddingId), enabled: seesVendors, select: publishedAmong })
  if (!seesVendors && !seesTasks) return null
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
      {tasks && tasks.total > 0 && (
        <HomeStat
          to="/app/couple/$wid/tasks"
          weddingId={weddingId}
          label={tasks.open === 1 ? 'tarea por hacer' : 'tareas por hacer'}
        >
          {formatNumber(tasks.open)}
        </HomeStat>
      )}
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
