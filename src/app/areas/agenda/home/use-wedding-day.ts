import { useMemo } from 'react'
import type { Wedding } from '#contract/weddings.ts'
import type { AgendaDay, AgendaItem } from '#domain/agenda/agenda.ts'
import { minuteNow } from '#domain/agenda/agenda-clock.ts'
import { happeningAt, itemsOfDay } from '#domain/agenda/agenda-timeline.ts'
import type { IsoDate } from '#domain/time/dates.ts'
import { weddingLife } from '#domain/weddings/wedding-life.ts'
import { todayAt } from '#domain/weddings/weddings.ts'
import { useCurrentTime } from '../../../shared/words/relative-time.ts'
import { useAgenda } from '../use-agenda.ts'

/** An item of the agenda with its day. */
export type Moment = AgendaItem & { day: AgendaDay }

/** The wedding's own day as its agenda has it, and the moment that it is in: drafts are left out. */
export function useWeddingDay(wedding: Wedding) {
  const { id: weddingId, eventDate, timeZone } = wedding
  const present = useCurrentTime()
  const { daysQuery, itemsQuery, days, items } = useAgenda(weddingId)
  const published = useMemo(() => days?.filter(({ isDraft }) => !isDraft), [days])
  const onDate = (date: IsoDate | null): Moment[] => {
    const ofDate = published?.filter((day) => day.date === date) ?? []
    return ofDate.flatMap((day) => itemsOfDay(items ?? [], day.id).map((item) => ({ ...item, day })))
  }
  const ordered = onDate(eventDate)
  const life = weddingLife(
    wedding,
    ordered.map(({ time }) => time),
    present,
  )
  const minute = eventDate === null ? 0 : minuteNow({ date: eventDate, timeZone }, present)
  const today = todayAt(wedding, present)
  return {
    present,
    life,
    minute,
    ordered,
    ...happeningAt(ordered, minute),
    /** The moments of another day that are still to come: those of the eve. */
    today: today === eventDate ? [] : onDate(today).filter((item) => isToCome(item, present)),
    isRead: days !== undefined && items !== undefined,
    failed: [daysQuery, itemsQuery].filter(({ isError, data }) => isError && !data),
  }
}

export type WeddingDay = ReturnType<typeof useWeddingDay>

const isToCome = ({ isDone, time, day }: Moment, present: Date) =>
  !isDone && (time.endsAt ?? time.startsAt) >= minuteNow(day, present)
