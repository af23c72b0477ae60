import { queryOptions } from '@tanstack/react-query'
import type { Invitation } from '#contract/invitations.ts'
import type { Role } from '#domain/roles.ts'
import { api, client } from '../../lib/api.ts'
import { queryClient } from '../../lib/query-client.ts'

/** The codes of a wedding that can still be redeemed. */
export const invitationsQuery = (weddingId: string) =>
  api.invitations.list.queryOptions({ input: { weddingId } })

/**
 * The open code of a role, made when there is none. Asking again gives the same one, so it can be
 * read like anything else; it is asked for anew each time, because it may have been redeemed.
 */
export const openInvitationQuery = (weddingId: string, role: Role) =>
  queryOptions({
    queryKey: ['open invitation', weddingId, role],
    queryFn: () =>
      client.invitations.create({ weddingId, role }).then((made) => holdInvitation(weddingId, made)),
    staleTime: 0,
  })

/** Holds an invitation that the server has just made as the open one of its role. */
export function holdInvitation(weddingId: string, made: Invitation): Invitation {
  queryClient.setQueryData(openInvitationQuery(weddingId, made.role).queryKey, made)
  queryClient.setQueryData(
    invitationsQuery(weddingId).queryKey,
    (open) => open && [...open.filter(({ role }) => role !== made.role), made],
  )
  return made
}
