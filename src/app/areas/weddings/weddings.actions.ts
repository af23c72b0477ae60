import type { Profile } from '#contract/profile.ts'
import type { Wedding } from '#contract/weddings.ts'
import { client } from '../../lib/api.ts'
import { rememberCurrentWedding } from '../../lib/current-wedding.ts'
import { queryClient } from '../../lib/query-client.ts'
import { changeWeddings, deletedWeddingsQuery } from '../../lib/session.ts'

type Draft = { id: string; name: string; eventDate: string | null }

/** Creates a wedding and makes it the current one. Trying again with the same `id` makes no second one. */
export async function createWedding(profile: Profile, draft: Draft): Promise<Wedding> {
  const wedding = await client.weddings.create(draft)
  changeWeddings((weddings) => [wedding, ...weddings.filter(({ id }) => id !== wedding.id)])
  rememberCurrentWedding(profile, wedding.id)
  return wedding
}

export async function changeWedding(
  weddingId: string,
  changes: { name?: string; eventDate?: string | null },
): Promise<Wedding> {
  const changed = await client.weddings.update({ weddingId, ...changes })
  changeWeddings((weddings) => weddings.map((wedding) => (wedding.id === weddingId ? changed : wedding)))
  return changed
}

/** Ends one's own membership; the wedding disappears from the lists. */
export async function leaveWedding(weddingId: string): Promise<void> {
  await client.weddings.removeMember({ weddingId, userId: 'me' })
  forget(weddingId)
}

/** Deletes a wedding, which can be taken back for a week; `typedName` must repeat its name. */
export async function deleteWedding(weddingId: string, typedName: string): Promise<void> {
  await client.weddings.remove({ weddingId, name: typedName })
  forget(weddingId)
  void queryClient.invalidateQueries({ queryKey: deletedWeddingsQuery.queryKey })
}

/** Takes a deleted wedding back and makes it the current one. */
export async function restoreWedding(profile: Profile, weddingId: string): Promise<Wedding> {
  const wedding = await client.weddings.deleted.restore({ deletedId: weddingId })
  changeWeddings((weddings) => [wedding, ...weddings.filter(({ id }) => id !== weddingId)])
  queryClient.setQueryData(deletedWeddingsQuery.queryKey, (deleted) =>
    deleted?.filter(({ id }) => id !== weddingId),
  )
  rememberCurrentWedding(profile, weddingId)
  return wedding
}

const forget = (weddingId: string) =>
  changeWeddings((weddings) => weddings.filter(({ id }) => id !== weddingId))
