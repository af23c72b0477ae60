import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { budgetOf } from '#domain/budget.ts'
import { formatEuros } from '#domain/money.ts'
import { Skeleton, SkeletonLine } from '#ui/skeleton.tsx'
import { api } from '../../lib/api.ts'
import { vendorsQuery } from '../vendors/vendors.queries.ts'

/** The wedding at a glance: figures that lead to their sections. What cannot be read is left out. */
export function HomeStats({ weddingId }: { weddingId: string }) {
  const guests = useQuery(api.guests.summary.queryOptions({ input: { weddingId } }))
  const vendors = useQuery(vendorsQuery(weddingId))
  const confirmed = vendors.data?.filter(({ status }) => status === 'closed').length
  if (guests.isError && vendors.isError) return null
  return (
    <section
      aria-label="De un vistazo"
      className="mb-11 grid grid-cols-[1fr_1fr_1.25fr] border-b border-line pb-8 max-md:mb-8 max-md:grid-cols-1 max-md:pb-0"
    >
      {!guests.isError && (
        <Stat to="/app/couple/$wid/guests" weddingId={weddingId} label="invitados dicen que sí">
          {guests.data && <OutOf part={guests.data.yes} whole={guests.data.total} />}
        </Stat>
      )}
      {!vendors.isError && (
        <>
          <Stat to="/app/couple/$wid/vendors" weddingId={weddingId} label="proveedores confirmados">
            {vendors.data && <OutOf part={confirmed} whole={vendors.data.length} />}
          </Stat>
          <Stat to="/app/couple/$wid/budget" weddingId={weddingId} label="confirmado en presupuesto">
            {vendors.data && formatEuros(budgetOf(vendors.data, []).confirmedCents)}
          </Stat>
        </>
      )}
    </section>
  )
}

type StatProps = {
  to: `/app/couple/$wid/${'guests' | 'vendors' | 'budget'}`
  weddingId: string
  label: string
  /** The figure, once it is known. */
  children: ReactNode
}

function Stat({ to, weddingId, label, children }: StatProps) {
  if (!children) {
    return (
      <Skeleton className="not-first:pl-7 max-md:not-first:pl-0">
        <SkeletonLine className="h-8 w-24" />
        <SkeletonLine className="mt-2 w-36 max-w-full" />
      </Skeleton>
    )
  }
  return (
    <Link to={to} params={{ wid: weddingId }} className={STAT}>
      <b className="text-[2.25rem] leading-none tracking-[-.02em] whitespace-nowrap serif max-md:order-2 max-md:ml-auto max-md:text-[1.75rem]">
        {children}
      </b>
      <span className="text-sm text-ink-2">{label}</span>
    </Link>
  )
}

function OutOf({ part, whole }: { part: number | undefined; whole: number }) {
  return (
    <>
      {part}
      <small className="text-xl text-ink-3"> / {whole}</small>
    </>
  )
}

const STAT =
  'grid content-start gap-1.5 rounded-control pr-5 not-first:rounded-none not-first:border-l not-first:border-line not-first:pl-7 hover:[&>span]:underline max-md:flex max-md:min-h-14 max-md:flex-wrap max-md:items-center max-md:justify-between max-md:gap-x-4 max-md:py-2 max-md:rounded-none max-md:border-0 max-md:border-b max-md:border-line max-md:pr-0 max-md:not-first:border-l-0 max-md:not-first:pl-0'
