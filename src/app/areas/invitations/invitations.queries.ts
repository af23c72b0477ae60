import { queryOptions } from '@tanstack/react-query'
import type { Invitation } from '#contract/invitations.ts'
import { type NamedPreset, roleOfPreset } from '#domain/permissions.ts'
import { api, client } from '../../lib/api.ts'
import { queryClient } from '../../lib/query-client.ts'

/** The codes of a wedding that can still be redeemed. */
export const invitationsQuery = (weddingId: string) =>
  api.invitations.list.queryOptions({ input: { weddingId } })

/**
 * The open code of a preset, made when there is none. Asking again gives the same one, so it can be
 * read like anything else; it is asked for anew each time, because it may have been redeemed.
 */
export const openInvitationQuery = (weddingId: string, preset: NamedPreset) =>
  queryOptions({
    queryKey: ['open invitation', weddingId, preset],
    queryFn: () =>
      client.invitations
        .create({ weddingId, role: roleOfPreset(preset), preset })
        .then((made) => holdInvitation(weddingId, made)),
    staleTime: 0,
  })

/** Holds an invitation that the server has just made as the open one of its preset. */
export function holdInvitation(weddingId: string, made: Invitation): Invitation {
  queryClient.setQueryData(openInvitationQuery(weddingId, made.preset).queryKey, made)
  queryClient.setQueryData(
    invitationsQuery(weddingId).queryKey,
    (open) => open && [...open.filter(({ preset }) => preset !== made.preset), made],
  )
  return made
}
