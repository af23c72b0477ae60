import { useQuery } from '@tanstack/react-query'
import type { PlannerRequest } from '#contract/requests.ts'
import { dayOfRequest, stateOfDay } from '#domain/planners/request-dates.ts'
import { dayInMadrid, type IsoDate } from '#domain/time/dates.ts'
import { calendarQuery } from '../../shared/calendar/calendar-query.ts'
import { useBusiness } from '../../shared/session/use-business.ts'
import { useWeddings } from '../../shared/session/use-session.ts'
import { useCurrentTime } from '../../shared/words/relative-time.ts'
import { requestsQuery } from './requests.queries.ts'

/** Says of requests and of days whether they are free: of weddings, of held dates and of closed days. */
export function useDays() {
  const { place } = useBusiness()
  const own = useWeddings().filter(({ role }) => role === 'planner')
  const { data: requests = [] } = useQuery(requestsQuery)
  const today = dayInMadrid(useCurrentTime())
  const { data: calendar } = useQuery(calendarQuery)
  const weddings = place ? (calendar?.weddings ?? []) : own
  const days = { weddings, requests, closures: calendar?.closures ?? [], today }
  return {
    today,
    of: (request: PlannerRequest) => dayOfRequest(request, days),
    on: (day: IsoDate) => stateOfDay(day, days),
  }
}
