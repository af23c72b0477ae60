import { useQuery } from '@tanstack/react-query'
import type { Vendor } from '#contract/vendors.ts'
import { budgetOf, certainAndExpected, publishedAmong } from '#domain/budget/budget.ts'
import { formatEuros } from '#domain/budget/money.ts'
import { useAccess } from '../../shared/session/access.ts'
import { api } from '../../sync/api.ts'
import { vendorsQuery } from '../vendors/vendors.queries.ts'
import { HomeStat } from './home-stat.tsx'

/** The wedding at a glance: figures that lead to their sections. What cannot be read is left out. */
export function HomeStats({ weddingId }: { weddingId: string }) {
  const [seesGuests, seesVendors, seesBudget] = [
    useAccess(weddingId, 'guests', 'view'),
    useAccess(weddingId, 'vendors', 'view'),
    useAccess(weddingId, 'budget', 'view'),
  ]
  const guests = useQuery({
    ...api.guests.summary.queryOptions({ input: { weddingId } }),
    enabled: seesGuests,
  })
  const vendors = useQuery({ ...vendorsQuery(weddingId), enabled: seesVendors, select: publishedAmong })
  const confirmed = vendors.data?.filter(({ status }) => status === 'closed').length
  const [showsGuests, showsVendors] = [seesGuests && !guests.isError, seesVendors && !vendors.isError]
  if (!showsGuests && !showsVendors) return null
  return (
    <section
      aria-label="De un vistazo"
      className="mb-11 grid grid-cols-[1fr_1fr_1.25fr] border-b border-line pb-8 max-md:mb-8 max-md:grid-cols-1 max-md:pb-0"
    >
      {showsGuests && (
        <HomeStat to="/app/couple/$wid/guests" weddingId={weddingId} label={guestsInWords(guests.data)}>
          {guests.data && <OutOf part={guests.data.yes} whole={guests.data.total} />}
        </HomeStat>
      )}
      {showsVendors && (
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
              label="confirmados en el presupuesto"
              note={rangeNote(vendors.data ?? [])}
            >
              {vendors.data && formatEuros(budgetOf(vendors.data, []).confirmedCents)}
            </HomeStat>
          )}
        </>
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

/** The words after '1 of 30': the guest who comes, or those who do. */
function guestsInWords(guests: { yes: number; total: number } | undefined): string {
  const people = guests?.total === 1 ? 'invitado' : 'invitados'
  return `${people} ${guests?.yes === 1 ? 'dice' : 'dicen'} que sí`
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
