import { useQuery } from '@tanstack/react-query'
import { dayInMadrid } from '#domain/time/dates.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { calendarQuery } from '../../shared/calendar/calendar-query.ts'
import { messageFor } from '../../shared/error-messages.ts'
import { useNow } from '../../shared/page/use-now.ts'
import { Page, PageHeader } from '../../shell/page.tsx'
import { YearView } from './year-view.tsx'

type CalendarPageProps = {
  /** The year of the address; the present one otherwise. */
  year: number | undefined
  onYear: (year: number) => void
}

/** 'Calendario' of a planner. */
export function CalendarPage({ year, onYear }: CalendarPageProps) {
  const query = useQuery(calendarQuery)
  const today = dayInMadrid(useNow())
  return (
    <Page>
      <PageHeader title="Calendario" />
      {query.data ? (
        <YearView
          year={year ?? Number(today.slice(0, 4))}
          onYear={onYear}
          calendar={query.data}
          today={today}
        />
      ) : query.isError ? (
        <ErrorState
          title="No hemos podido cargar tu calendario."
          detail={messageFor(query.error)}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
          className="mt-8"
        />
      ) : (
        <SkeletonRows rows={12} className="mt-8" />
      )}
    </Page>
  )
}
