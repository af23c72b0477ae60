import type { UseQueryResult } from '@tanstack/react-query'
import type { Member } from '#contract/weddings.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { messageFor } from '../../shared/error-messages.ts'

/** In place of the members while they could not be read. */
export function MembersUnavailable({ members }: { members: UseQueryResult<Member[]> }) {
  return (
    <ErrorState
      title="No hemos podido cargar los miembros."
      detail={messageFor(members.error)}
      onRetry={() => members.refetch()}
      isRetrying={members.isFetching}
    />
  )
}
