import type { Member } from '#contract/weddings.ts'
import type { NamedPreset, Permissions } from '#domain/permissions.ts'
import { client } from '../../lib/api.ts'
import { membersQuery } from '../../lib/members-query.ts'
import { queryClient } from '../../lib/query-client.ts'

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
  return changed
}

/** Ends the membership of another member. */
export const removeMember = (weddingId: string, userId: string) =>
  client.weddings.removeMember({ weddingId, userId })
