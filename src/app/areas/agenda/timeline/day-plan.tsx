import { useMemo } from 'react'
import { doubleBookings } from '#domain/agenda-timeline.ts'
import { PhoneTimeline } from './phone-timeline.tsx'
import { DoubleBookings } from './seam-note.tsx'
import { Timeline, type TimelineProps } from './timeline.tsx'

/** A day to be planned: a table at a desk, a list on a phone, and what does not fit together. */
export function DayPlan({ isPhone, ...timeline }: TimelineProps & { isPhone: boolean }) {
  const { ordered, people } = timeline
  const bookings = useMemo(() => doubleBookings(ordered), [ordered])
  return (
    <>
      <DoubleBookings bookings={bookings} people={people} />
      <div className="mt-3">{isPhone ? <PhoneTimeline {...timeline} /> : <Timeline {...timeline} />}</div>
      {ordered.length === 0 && (
        <p className="py-6 text-ink-2">
          Este día aún no tiene momentos. Empieza por el que ya tiene hora: la ceremonia.
        </p>
      )}
    </>
  )
}
