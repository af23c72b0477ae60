import { useEffect, useState } from 'react'
import type { AgendaDay, AgendaItem } from '#domain/agenda/agenda.ts'
import { dayAt } from '#domain/agenda/agenda-clock.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { useHighlightedId } from '../../shared/page/highlighted-id.ts'

type DayInSight = {
  days: readonly AgendaDay[]
  items: readonly AgendaItem[]
  eventDate: string | null
  /** Whether the items are being read again, so that one of them may still come. */
  isReading: boolean
}

/** The day that was chosen, the one of a row to highlight, the one that is today, or that of the wedding. */
export function useDayInSight({ days, items, eventDate, isReading }: DayInSight) {
  const [dayId, setDayId] = useState<string | null>(null)
  const [today] = useState(() => dayAt(days, new Date()))
  const highlightedId = useHighlightedId()
  const highlightedDay = items.find(({ id }) => id === highlightedId)?.dayId
  const isGone = highlightedId !== undefined && highlightedDay === undefined && !isReading
  useEffect(() => {
    if (highlightedDay !== undefined) setDayId(highlightedDay)
    else if (isGone) showToast('Ese momento ya no está en la agenda.', { tone: 'failed' })
  }, [highlightedDay, isGone])
  const day =
    days.find(({ id }) => id === dayId) ?? today ?? days.find(({ date }) => date === eventDate) ?? days[0]!
  return { day, setDayId, isToday: today?.id === day.id, isHighlighting: highlightedDay !== undefined }
}
