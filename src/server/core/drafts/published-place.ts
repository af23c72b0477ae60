import type { Database } from '#db/client.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'
import { isId } from '#server/platform/ids.ts'
import { isDraft } from './drafts.queries.ts'

/** The place of a tab as all members may be told: none, when it is at a vendor or an item that is a draft. */
export async function publishedPlace(
  db: Database,
  weddingId: MemberWeddingId,
  place: string | null,
): Promise<string | null> {
  const [kind, id] = place?.split(':') ?? []
  if ((kind !== 'vendor' && kind !== 'agenda') || !isId(id)) return place
  return (await isDraft(db, weddingId, kind, id)) ? null : place
}
