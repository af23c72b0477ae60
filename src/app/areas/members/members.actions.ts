import type { SharedLink } from '#contract/shared-links.ts'
import type { Member } from '#contract/weddings.ts'
import type { NamedPreset, Permissions } from '#domain/members/permissions.ts'
import { refreshLinks } from '../../shared/shared-links/shared-links.actions.ts'
import { membersQuery } from '../../shared/wedding/members-query.ts'
import { client } from '../../sync/api.ts'
import { queryClient } from '../../sync/query-client.ts'
import './members.sentences.ts'

/** Changes what a member may see and edit, and shows it in the list of members. */
export async function changeAccess(
  weddingId: string,
  userId: string,
  wish: { preset?: NamedPreset; permissions?: Partial<Permissions> },
): Promise<Member> {
  const changed = await client.weddings.updateMember({ weddingId, userId, ...wish })
  queryClient.setQueryData(membersQuery(weddingId).queryKey, (members) =>
    members?.map((member) => (member.userId === userId ? changed : member)),
  )
  // A member who sees less now still knows the addresses that they could read, and the page offers to renew them.
  void refreshLinks(weddingId)
  return changed
}

/** Ends the membership of another member, and gives links that they know other addresses in the same act. */
export async function removeMember(
  weddingId: string,
  userId: string,
  links: readonly SharedLink[],
): Promise<void> {
  const renew = links.map(({ kind, id }) => ({ kind, id }))
  await client.weddings.removeMember({ weddingId, userId, renew })
  if (renew.length > 0) await refreshLinks(weddingId)
}
