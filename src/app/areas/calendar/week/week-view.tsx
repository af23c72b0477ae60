import { useQuery } from '@tanstack/react-query'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useMemo } from 'react'
import type { Appointment } from '#contract/appointments.ts'
import { type IsoDate, shiftDay } from '#domain/time/dates.ts'
import { IconButton } from '#ui/button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { useCalendarWeddings } from '../../../shared/calendar/use-calendar-weddings.ts'
import { messageFor } from '../../../shared/error-messages.ts'
import { weekQuery } from './week.queries.ts'
import { WeekGrid } from './week-grid.tsx'
import { weekOf } from './week-items.ts'
import { WeekList } from './week-list.tsx'
import { weekCounts, weekInWords } from './week-words.ts'

type WeekViewProps = {
  monday: IsoDate
  today: IsoDate
  onMonday: (monday: IsoDate) => void
  onOpen: (appointment: Appointment) => void
}

/** 'Semana': the appointments and weddings of seven days. */
export function WeekView({ monday, today, onMonday, onOpen }: WeekViewProps) {
  const weddings = useCalendarWeddings()
  const query = useQuery(weekQuery(monday))
  const week = useMemo(
    () => query.data && weekOf(monday, query.data, weddings),
    [monday, query.data, weddings],
  )
  return (
    <>
      <div className="mt-4.5 mb-3.5 flex flex-wrap items-center gap-x-1.5 gap-y-2">
        <IconButton
          icon={ChevronLeft}
          label="Semana anterior"
          onPress={() => onMonday(shiftDay(monday, -7))}
          className="-ml-2"
        />
        <h2 className="num px-1 text-2xl leading-none md:text-[1.75rem]">{weekInWords(monday, today)}</h2>
        <IconButton
          icon={ChevronRight}
          label="Semana siguiente"
          onPress={() => onMonday(shiftDay(monday, 7))}
        />
        {week && (
          <p className="text-ui text-ink-2 max-md:w-full max-md:text-sm md:ml-4">
            {weekCounts(week.appointments, week.weddings)}
          </p>
        )}
      </div>
      {week ? (
        <>
          <WeekGrid {...week} today={today} onOpen={onOpen} />
          <WeekList days={week.days} today={today} onOpen={onOpen} />
        </>
      ) : query.isError ? (
        <ErrorState
          title="No hemos podido cargar tu semana."
          detail={messageFor(query.error)}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      ) : (
        <SkeletonRows rows={8} />
      )}
    </>
  )
}
