import { useMutation } from '@tanstack/react-query'
import type { Member } from '#contract/weddings.ts'
import { messageFor } from '../../shared/error-messages.ts'
import { changeAccess } from './members.actions.ts'

/**
 * Changes what a member may see and edit, at once. The choice is shown while it is being saved; a refusal puts it back
 * and says why.
 */
export function useAccessChange(weddingId: string, member: Member) {
  const change = useMutation({
    mutationFn: (wish: Parameters<typeof changeAccess>[2]) => changeAccess(weddingId, member.userId, wish),
  })
  return {
    permissions: { ...member.permissions, ...(change.isPending && change.variables.permissions) },
    save: change.mutate,
    isPending: change.isPending,
    problem: change.error && messageFor(change.error),
    isSaved: change.isSuccess,
  }
}
