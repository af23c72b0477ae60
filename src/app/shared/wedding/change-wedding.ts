import type { Wedding } from '#contract/weddings.ts'
import { client } from '../../sync/api.ts'
import { changeWeddings } from '../session/session.ts'

/** The fields of a wedding that are changed; the others stay, for another member may be changing them. */
export type WeddingChanges = { name?: string; eventDate?: string | null; timeZone?: string }

export async function changeWedding(weddingId: string, changes: WeddingChanges): Promise<Wedding> {
  const changed = await client.weddings.update({ weddingId, ...changes })
  changeWeddings((weddings) => weddings.map((wedding) => (wedding.id === weddingId ? changed : wedding)))
  return changed
}
