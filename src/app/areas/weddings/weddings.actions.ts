import type { Profile } from '#contract/profile.ts'
import type { Wedding } from '#contract/weddings.ts'
import { codeOf } from '../../shared/error-messages.ts'
import { changeWeddings, deletedWeddingsQuery } from '../../shared/session/session.ts'
import { rememberCurrentWedding } from '../../shared/wedding/current-wedding.ts'
import { client } from '../../sync/api.ts'
import { queryClient } from '../../sync/query-client.ts'

type NewWedding = { id: string; name: string; eventDate: string | null }

/** Creates a wedding and makes it the current one. Trying again with the same `id` makes no second one. */
export async function createWedding(profile: Profile, added: NewWedding): Promise<Wedding> {
  const wedding = await client.weddings.create(added)
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

/**
 * Ends one's own membership; the wedding disappears from the lists. `'wasOut'` when another member has ended it already,
 * which this page may not have heard of.
 */
export async function leaveWedding(weddingId: string): Promise<'left' | 'wasOut'> {
  const outcome = await client.weddings.removeMember({ weddingId, userId: 'me' }).then(
    () => 'left' as const,
    (error) => {
      if (codeOf(error) !== 'WEDDING_NOT_FOUND') throw error
      return 'wasOut' as const
    },
  )
  forget(weddingId)
  return outcome
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
