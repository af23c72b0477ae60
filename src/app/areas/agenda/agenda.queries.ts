import { queryOptions } from '@tanstack/react-query'
import { api } from '../../sync/api.ts'
import { unlessFirst } from '../../sync/first-answers.ts'
import { queryClient, STALE_LISTS } from '../../sync/query-client.ts'

/** The days of a wedding's agenda, by their date. */
export const agendaDaysQuery = (weddingId: string) =>
  queryOptions({
    ...api.agenda.days.list.queryOptions({ input: { weddingId } }),
    staleTime: STALE_LISTS,
    refetchOnWindowFocus: 'always',
  })

/** The items of all its days as the server has them. */
export const agendaItemsQuery = (weddingId: string) =>
  queryOptions({
    ...api.agenda.items.list.queryOptions({ input: { weddingId } }),
    staleTime: STALE_LISTS,
    refetchOnWindowFocus: 'always',
  })

/** The links that are open to people without an account. */
export const agendaLinksQuery = (weddingId: string) =>
  queryOptions(api.agenda.links.list.queryOptions({ input: { weddingId } }))

/** The member's own calendar, which others do not know of. */
export const ownCalendarQuery = (weddingId: string) =>
  queryOptions(api.agenda.ownCalendar.get.queryOptions({ input: { weddingId } }))

/** The next seven days over all weddings of a planner. What changed in one of them is read with the next visit. */
export const nextDaysQuery = queryOptions({
  ...api.agenda.nextDays.queryOptions(),
  refetchOnMount: unlessFirst('always'),
  refetchOnWindowFocus: 'always',
})

/** Reads the agenda again, because its days or another member have changed it. */
export const refreshAgenda = (weddingId: string) =>
  Promise.all(
    [agendaDaysQuery, agendaItemsQuery, agendaLinksQuery].map((query) =>
      queryClient.invalidateQueries({ queryKey: query(weddingId).queryKey as readonly unknown[] }),
    ),
  )
