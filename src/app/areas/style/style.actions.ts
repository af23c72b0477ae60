import { ORPCError } from '@orpc/client'
import type { LookConflict, WeddingLook } from '#contract/style.ts'
import type { ChosenLook } from '#domain/style/look-merge.ts'
import type { WeddingStyleChoice } from '#domain/style/wedding-styles.ts'
import { codeOf } from '../../shared/error-messages.ts'
import { changeWeddings } from '../../shared/session/session.ts'
import { client } from '../../sync/api.ts'
import { queryClient } from '../../sync/query-client.ts'
import { defaultStyleQuery } from './style.queries.ts'
import './style.sentences.ts'

export type LookChange = { from: ChosenLook; given: ChosenLook }

/** Publishes a look: every member of the wedding sees it from here on. Gives what others have published of the same. */
export async function publishLook(
  weddingId: string,
  { from, given }: LookChange,
): Promise<{ look: WeddingLook } | { conflicts: readonly LookConflict[] }> {
  try {
    const look = await client.style.publish({ weddingId, ...given, from })
    changeWeddings((weddings) =>
      weddings.map((wedding) => (wedding.id === weddingId ? { ...wedding, look } : wedding)),
    )
    return { look }
  } catch (error) {
    if (!(error instanceof ORPCError) || codeOf(error) !== 'LOOK_CONFLICTS') throw error
    return error.data as { conflicts: LookConflict[] }
  }
}

/** Chooses what the planner's new weddings begin with. */
export async function chooseDefaultStyle(choice: WeddingStyleChoice | null): Promise<void> {
  const answer = await client.style.default.set({ choice })
  queryClient.setQueryData(defaultStyleQuery.queryKey, answer)
}
