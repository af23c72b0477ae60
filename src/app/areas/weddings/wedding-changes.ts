import type { Profile } from '#contract/profile.ts'
import type { Wedding } from '#contract/weddings.ts'
import { client } from '../../lib/api.ts'
import { queryClient } from '../../lib/query-client.ts'
import { deletedWeddingsQuery, rememberCurrentWedding, weddingsQuery } from '../../lib/session.ts'
import { takePendingCode } from '../accounts/pending-code.ts'

type Draft = { id: string; name: string; eventDate: string | null }

/** Creates a wedding and makes it the current one. Trying again with the same `id` makes no second one. */
export async function createWedding(profile: Profile, draft: Draft): Promise<Wedding> {
  const wedding = await client.weddings.create(draft)
  setWeddings((weddings) => [wedding, ...weddings.filter(({ id }) => id !== wedding.id)])
  rememberCurrentWedding(profile, wedding.id)
  return wedding
}

/** Joins the wedding of a code and makes it the current one (spec 4). */
export async function joinWedding(profile: Profile, code: string): Promise<Wedding> {
  const { weddingId } = await client.invitations.redeem({ code })
  // Whoever comes back to a wedding must not see what it was like when they left.
  queryClient.removeQueries({ predicate: ({ queryKey }) => JSON.stringify(queryKey).includes(weddingId) })
  const wedding = await client.weddings.get({ weddingId })
  takePendingCode()
  setWeddings((weddings) => [wedding, ...weddings.filter(({ id }) => id !== weddingId)])
  rememberCurrentWedding(profile, weddingId)
  return wedding
}

export async function changeWedding(
  weddingId: string,
  changes: { name?: string; eventDate?: string | null },
): Promise<Wedding> {
  const changed = await client.weddings.update({ weddingId, ...changes })
  setWeddings((weddings) => weddings.map((wedding) => (wedding.id === weddingId ? changed : wedding)))
  return changed
}

/** Ends one's own membership; the wedding disappears from the lists. */
export async function leaveWedding(weddingId: string): Promise<void> {
  await client.weddings.removeMember({ weddingId, userId: 'me' })
  forget(weddingId)
}

/** Ends the membership of another member. */
export const removeMember = (weddingId: string, userId: string) =>
  client.weddings.removeMember({ weddingId, userId })

/** Deletes a wedding, which can be taken back for a week; `typedName` must repeat its name. */
export async function deleteWedding(weddingId: string, typedName: string): Promise<void> {
  await client.weddings.remove({ weddingId, name: typedName })
  forget(weddingId)
  void queryClient.invalidateQueries({ queryKey: deletedWeddingsQuery.queryKey })
}

/** Takes a deleted wedding back and makes it the current one. */
export async function restoreWedding(profile: Profile, weddingId: string): Promise<Wedding> {
  const wedding = await client.weddings.deleted.restore({ deletedId: weddingId })
  setWeddings((weddings) => [wedding, ...weddings.filter(({ id }) => id !== weddingId)])
  queryClient.setQueryData(deletedWeddingsQuery.queryKey, (deleted) =>
    deleted?.filter(({ id }) => id !== weddingId),
  )
  rememberCurrentWedding(profile, weddingId)
  return wedding
}

const forget = (weddingId: string) => setWeddings((weddings) => weddings.filter(({ id }) => id !== weddingId))

/** A list that is being read right now was asked for before the change and would undo it. */
function setWeddings(change: (weddings: Wedding[]) => Wedding[]) {
  queryClient.cancelQueries({ queryKey: weddingsQuery.queryKey })
  queryClient.setQueryData(weddingsQuery.queryKey, (weddings) => weddings && change(weddings))
}
