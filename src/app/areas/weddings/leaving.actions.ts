import { codeOf } from '../../shared/error-messages.ts'
import { changeWeddings, deletedWeddingsQuery } from '../../shared/session/session.ts'
import { client } from '../../sync/api.ts'
import { queryClient } from '../../sync/query-client.ts'
import './leaving.sentences.ts'

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

const forget = (weddingId: string) =>
  changeWeddings((weddings) => weddings.filter(({ id }) => id !== weddingId))
