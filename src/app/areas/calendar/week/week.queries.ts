import { queryOptions } from '@tanstack/react-query'
import type { IsoDate } from '#domain/time/dates.ts'
import { api } from '../../../sync/api.ts'
import { STALE_LISTS } from '../../../sync/query-client.ts'
import '../calendar.sentences.ts'

/** The appointments of a week that begins on a Monday, and what the agendas say of its weddings. */
export const weekQuery = (monday: IsoDate) =>
  queryOptions({
    ...api.calendar.appointments.week.queryOptions({ input: { monday } }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })

/** The requests that an appointment can be for. */
export const requestsToMeetQuery = queryOptions(api.requests.list.queryOptions({ staleTime: STALE_LISTS }))

/** The people of a couple who can be invited. */
export const invitableQuery = (weddingId: string) =>
  queryOptions(
    api.calendar.appointments.invitable.queryOptions({ input: { weddingId }, staleTime: STALE_LISTS }),
  )
