import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Skeleton, SkeletonLine } from '#ui/skeleton.tsx'
import { api } from '../../lib/api.ts'

/** The wedding at a glance: figures that lead to their sections. What cannot be read is left out. */
export function HomeStats({ weddingId }: { weddingId: string }) {
  const guests = useQuery(api.guests.summary.queryOptions({ input: { weddingId } }))
  if (guests.isError) return null
  return (
    <section
      aria-label="De un vistazo"
      className="mb-11 grid grid-cols-3 border-b border-line pb-8 max-md:mb-8 max-md:grid-cols-1 max-md:pb-0"
    >
      {guests.data ? (
        <Link to="/app/couple/$wid/guests" params={{ wid: weddingId }} className={STAT}>
          <b className="serif text-[2.25rem] leading-none tracking-[-.02em] whitespace-nowrap max-md:order-2 max-md:text-[1.75rem]">
            {guests.data.yes}
            {guests.data.total > 0 && <small className="text-xl text-ink-3"> / {guests.data.total}</small>}
          </b>
          <span className="text-sm text-ink-2">
            {guests.data.total > 0 ? 'invitados dicen que sí' : 'invitados en la lista'}
          </span>
        </Link>
      ) : (
        <Skeleton>
          <SkeletonLine className="h-8 w-24" />
          <SkeletonLine className="mt-2 w-36" />
        </Skeleton>
      )}
    </section>
  )
}

const STAT =
  'grid content-start gap-1.5 rounded-control pr-5 hover:[&>span]:underline max-md:flex max-md:min-h-14 max-md:items-center max-md:justify-between max-md:border-t max-md:rounded-none max-md:border-line max-md:pr-0'
