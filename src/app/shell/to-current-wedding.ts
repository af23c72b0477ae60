import { redirect } from '@tanstack/react-router'
import { currentWeddingId, type SignedInContext } from '../shared/session/session.ts'

type Section =
  | 'tasks'
  | 'guests'
  | 'seating'
  | 'transport'
  | 'vendors'
  | 'budget'
  | 'day-b'
  | 'inspiration'
  | 'members'

/** A section without a wedding in its address leads to that of the current one, or to the welcome. */
export async function toCurrentWedding(context: SignedInContext, section: Section): Promise<never> {
  const wid = await currentWeddingId(context)
  if (!wid) throw redirect({ to: '/app/couple', replace: true })
  throw redirect({ to: `/app/couple/$wid/${section}`, params: { wid }, replace: true })
}
