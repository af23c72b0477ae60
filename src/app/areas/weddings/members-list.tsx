import { useQuery } from '@tanstack/react-query'
import { Avatar } from '#ui/avatar.tsx'
import { RoleBadge } from '#ui/badge.tsx'
import { EmptySection } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { api } from '../../lib/api.ts'
import { messageFor } from '../../lib/error-messages.ts'
import { STALE_LISTS } from '../../lib/query-client.ts'
import { useProfile } from '../../lib/use-session.ts'

export const membersQuery = (weddingId: string) => ({
  ...api.weddings.members.queryOptions({ input: { weddingId } }),
  staleTime: STALE_LISTS,
})

/** Who takes part in the wedding (spec 2). */
export function MembersList({ weddingId }: { weddingId: string }) {
  const { id: ownId } = useProfile()
  const members = useQuery(membersQuery(weddingId))
  if (members.isPending) return <SkeletonRows rows={2} />
  if (members.isError) {
    return (
      <ErrorState
        title="No hemos podido cargar los miembros."
        detail={messageFor(members.error)}
        onRetry={() => members.refetch()}
        isRetrying={members.isFetching}
      />
    )
  }
  if (members.data.length === 0) return <EmptySection>Aún no hay miembros.</EmptySection>
  return (
    <ul className="mt-2.5">
      {members.data.map((member) => (
        <li
          key={member.userId}
          data-row={member.userId}
          className="flex items-center gap-3.5 border-b border-line py-3"
        >
          <Avatar name={member.fullName} memberRole={member.role} size="md" />
          <span className="min-w-0 flex-1 wrap-anywhere">
            <b className="font-strong">{member.fullName || 'Usuario'}</b>
            {member.userId === ownId && <span className="text-ink-3"> (tú)</span>}
          </span>
          <RoleBadge memberRole={member.role} />
        </li>
      ))}
    </ul>
  )
}
