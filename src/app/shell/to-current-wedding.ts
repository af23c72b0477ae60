import { redirect } from '@tanstack/react-router'
import type { Profile } from '#contract/profile.ts'
import { currentWeddingId } from '../lib/session.ts'

type Section = 'guests' | 'vendors' | 'budget' | 'day-b' | 'inspiration'

/** A section without a wedding in its address leads to that of the current one, or to the welcome. */
export async function toCurrentWedding(profile: Profile, section: Section): Promise<never> {
  const wid = await currentWeddingId(profile)
  if (!wid) throw redirect({ to: '/app/couple', replace: true })
  throw redirect({ to: `/app/couple/$wid/${section}`, params: { wid }, replace: true })
}
