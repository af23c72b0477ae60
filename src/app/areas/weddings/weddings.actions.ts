import type { Profile } from '#contract/profile.ts'
import type { Wedding } from '#contract/weddings.ts'
import { changeWeddings, deletedWeddingsQuery } from '../../shared/session/session.ts'
import { rememberCurrentWedding } from '../../shared/wedding/current-wedding.ts'
import { client } from '../../sync/api.ts'
import { queryClient } from '../../sync/query-client.ts'
import './weddings.sentences.ts'

type NewWedding = { id: string; name: string; eventDate: string | null }

/** Creates a wedding and makes it the current one. Trying again with the same `id` makes no second one. */
export async function createWedding(profile: Profile, added: NewWedding): Promise<Wedding> {
  const wedding = await client.weddings.create(added)
  changeWeddings((weddings) => [wedding, ...weddings.filter(({ id }) => id !== wedding.id)])
  rememberCurrentWedding(profile, wedding.id)
  return wedding
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
