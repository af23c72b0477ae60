import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Wedding } from '#contract/weddings.ts'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { Avatar } from '#ui/layout/avatar.tsx'
import { RoleBadge } from '#ui/layout/badge.tsx'
import { NotLoadedLine } from '../../shared/page/not-loaded-line.tsx'
import { membersQuery } from '../../shared/wedding/members-query.ts'

/** How many members stand on the home page; the others are counted. */
const SHOWN = 5

/** The members of the wedding on the home page, close together (spec 2). */
export function HomeMembers({ wedding }: { wedding: Wedding }) {
  const members = useQuery(membersQuery(wedding.id))
  const more = (members.data?.length ?? 0) - SHOWN
  return (
    <section aria-labelledby="miembros">
      <header className="flex items-baseline justify-between gap-4">
        <h2 id="miembros" className="text-[1.375rem]">
          Miembros
        </h2>
        <Link
          to="/app/couple/$wid/members"
          params={{ wid: wedding.id }}
          className="link rounded-[4px] text-sm pointer-coarse:py-3"
        >
          Ver miembros
        </Link>
      </header>
      {members.isError && !members.data ? (
        <NotLoadedLine isRetrying={members.isFetching} onRetry={() => void members.refetch()} />
      ) : !members.data ? (
        <SkeletonRows rows={1} />
      ) : members.data.length === 0 ? (
        <p className="mt-2 text-sm text-ink-2">Aún no hay miembros.</p>
      ) : (
        <ul className="mt-3.5 flex flex-wrap gap-x-7 gap-y-2 max-md:grid">
          {members.data.slice(0, SHOWN).map((member) => (
            <li
              key={member.userId}
              data-row={member.userId}
              className="flex min-w-0 items-center gap-2.5 text-sm"
            >
              <Avatar name={member.fullName} memberRole={member.role} />
              <b className="line-clamp-2 min-w-0 font-strong wrap-anywhere">{member.fullName || 'Usuario'}</b>
              <RoleBadge memberRole={member.role} preset={member.preset} className="max-md:ml-auto" />
            </li>
          ))}
          {more > 0 && (
            <li className="self-center text-sm text-ink-3">{more === 1 ? 'y 1 más' : `y ${more} más`}</li>
          )}
        </ul>
      )}
    </section>
  )
}
