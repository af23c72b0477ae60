import type { BusinessPart } from '#domain/agencies/business.ts'
import { isEnough, type Need } from '#domain/members/permissions.ts'
import { useProfile, useWedding } from './use-session.ts'

type WeddingBusiness = {
  /** The agency in whose name they work there; null for their own business. */
  agencyId: string | null
  /** Whether they share it with others. */
  hasTeam: boolean
  may: (part: BusinessPart, need: Need) => boolean
}

/** The business whose templates and vendors a planner has at hand in a wedding: what their role has of an agency's, or their own. */
export function useWeddingBusiness(weddingId: string): WeddingBusiness {
  const { role, places, hasTeam } = useProfile()
  const agencyId = useWedding(weddingId)?.agencyId ?? null
  const place = places.find(({ id }) => id === agencyId)
  return {
    agencyId,
    hasTeam: agencyId === null ? hasTeam : true,
    may: (part, need) =>
      role === 'planner' && (agencyId === null || isEnough(place?.access[part] ?? 'none', need)),
  }
}
