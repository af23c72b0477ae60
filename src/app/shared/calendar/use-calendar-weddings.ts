import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { CalendarWedding } from '#contract/calendar.ts'
import { useBusiness } from '../session/use-business.ts'
import { useWeddings } from '../session/use-session.ts'
import { calendarQuery } from './calendar-query.ts'

/** The weddings of the business that the page is about: those that the person plans, or all of an agency. */
export function useCalendarWeddings(): readonly CalendarWedding[] {
  const { place } = useBusiness()
  const own = useWeddings()
  const { data: ofAgency } = useQuery({ ...calendarQuery, enabled: place !== undefined })
  return useMemo(
    () =>
      place
        ? (ofAgency?.weddings ?? [])
        : own
            .filter(({ role }) => role === 'planner')
            .map(({ id, name, eventDate }) => ({ id, name, eventDate, isOpen: true, leads: [] })),
    [place, own, ofAgency],
  )
}
