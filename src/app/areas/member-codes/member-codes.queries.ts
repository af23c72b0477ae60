import { queryOptions } from '@tanstack/react-query'
import type { MemberCode } from '#contract/member-codes.ts'
import { type NamedPreset, roleOfPreset } from '#domain/members/permissions.ts'
import { api, client } from '../../sync/api.ts'
import { queryClient } from '../../sync/query-client.ts'

/** The codes of a wedding that can still be redeemed. */
export const memberCodesQuery = (weddingId: string) =>
  api.invitations.list.queryOptions({ input: { weddingId } })

/**
 * The open code of a preset, for a person of that name or without a name, made when there is none. Asking again
 * gives the same one, so it can be read like anything else; it is asked for anew each time, because it may have been
 * redeemed.
 */
export const openCodeQuery = (weddingId: string, { preset, recipient }: CodeWish) =>
  queryOptions({
    queryKey: ['open invitation', weddingId, preset, recipient],
    queryFn: () =>
      client.invitations
        .create({ weddingId, role: roleOfPreset(preset), preset, recipient })
        .then((made) => holdMemberCode(weddingId, made)),
    staleTime: 0,
  })

/** An open code is found by these. */
export type CodeWish = { preset: NamedPreset; recipient: string }

/** Holds an invitation that the server has just made or changed as the open one of its preset and recipient. */
export function holdMemberCode(weddingId: string, made: MemberCode): MemberCode {
  queryClient.setQueryData(openCodeQuery(weddingId, made).queryKey, made)
  queryClient.setQueryData(
    memberCodesQuery(weddingId).queryKey,
    (open) => open && [...open.filter((one) => one.code !== made.code && !isSame(one, made)), made],
  )
  return made
}

const isSame = (one: CodeWish, other: CodeWish) =>
  one.preset === other.preset && one.recipient === other.recipient
