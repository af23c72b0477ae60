import { useQuery } from '@tanstack/react-query'
import type { IsoDate } from '#domain/time/dates.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { calendarQuery } from '../../shared/calendar/calendar-query.ts'
import { messageFor } from '../../shared/error-messages.ts'
import { YearView } from './year-view.tsx'

type YearProps = {
  year: number
  today: IsoDate
  onYear: (year: number) => void
  onAdd: (day: IsoDate) => void
  onWeek: (day: IsoDate) => void
}

/** 'Año', once its days are there. */
export function Year(props: YearProps) {
  const query = useQuery(calendarQuery)
  if (query.data) return <YearView {...props} calendar={query.data} />
  if (!query.isError) return <SkeletonRows rows={12} className="mt-8" />
  return (
    <ErrorState
      title="No hemos podido cargar tu calendario."
      detail={messageFor(query.error)}
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
      className="mt-8"
    />
  )
}
