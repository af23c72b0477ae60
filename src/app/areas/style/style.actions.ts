import type { WeddingLook } from '#contract/style.ts'
import type { WeddingStyleChoice } from '#domain/wedding-styles.ts'
import { client } from '../../lib/api.ts'
import { queryClient } from '../../lib/query-client.ts'
import { changeWeddings } from '../../lib/session.ts'
import { defaultStyleQuery } from './style.queries.ts'

/** Publishes a look: every member of the wedding sees it from here on. */
export async function publishLook(weddingId: string, look: WeddingLook): Promise<void> {
  const { style, colors, cover, focus } = look
  const coverId = cover?.id ?? null
  const published = await client.style.publish({ weddingId, style, colors, coverId, focus })
  changeWeddings((weddings) =>
    weddings.map((wedding) => (wedding.id === weddingId ? { ...wedding, look: published } : wedding)),
  )
}

/** Chooses what the planner's new weddings begin with. */
export async function chooseDefaultStyle(choice: WeddingStyleChoice | null): Promise<void> {
  const answer = await client.style.default.set({ choice })
  queryClient.setQueryData(defaultStyleQuery.queryKey, answer)
}
