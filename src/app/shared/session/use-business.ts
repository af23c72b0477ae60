import { useParams } from '@tanstack/react-router'
import type { AgencyPlace } from '#contract/profile.ts'
import type { BusinessPart } from '#domain/agencies/business.ts'
import { useProfile } from './use-session.ts'

type Business = {
  /** The planner whose business the page is about. */
  id: string
  /** The place of the person in it where it is an agency of others. */
  place: AgencyPlace | undefined
  /** Whether other people work in it. */
  hasTeam: boolean
  mayEdit: (part: BusinessPart) => boolean
}

/** The business that a page of planners is about: the person's own, or an agency's in whose name they work. */
export function useBusiness(): Business {
  const { id, places, hasTeam } = useProfile()
  const { pid = id } = useParams({ strict: false })
  const place = places.find((each) => each.id === pid)
  const isTeams = place !== undefined || hasTeam
  return { id: pid, place, hasTeam: isTeams, mayEdit: (part) => !place || place.access[part] === 'edit' }
}
