import { useQuery } from '@tanstack/react-query'
import type { PlannerRequest } from '#contract/requests.ts'
import { dayOfRequest, stateOfDay } from '#domain/planners/request-dates.ts'
import { dayInMadrid, type IsoDate } from '#domain/time/dates.ts'
import { useWeddings } from '../../shared/session/use-session.ts'
import { useCurrentTime } from '../../shared/words/relative-time.ts'
import { requestsQuery } from './requests.queries.ts'

/** Says of requests and of days whether they are free, from the planner's weddings and the dates that are held. */
export function useDays() {
  const weddings = useWeddings().filter(({ role }) => role === 'planner')
  const { data: requests = [] } = useQuery(requestsQuery)
  const today = dayInMadrid(useCurrentTime())
  const days = { weddings, requests, today }
  return {
    today,
    of: (request: PlannerRequest) => dayOfRequest(request, days),
    on: (day: IsoDate) => stateOfDay(day, days),
  }
}
