import { useMemo } from 'react'
import { doubleBookings } from '#domain/double-bookings.ts'
import { EditedItems, useEditingRow } from '../agenda-presence.tsx'
import { PhoneTimeline } from './phone-timeline.tsx'
import { DoubleBookings } from './seam-note.tsx'
import { Timeline, type TimelineProps } from './timeline.tsx'

/** A day to be planned: a table at a desk, a list on a phone, and what does not fit together. */
export function DayPlan({ isPhone, ...timeline }: TimelineProps & { isPhone: boolean }) {
  const { ordered, people, actions } = timeline
  const editing = useEditingRow(actions.weddingId)
  const bookings = useMemo(() => doubleBookings(ordered), [ordered])
  return (
    <>
      <DoubleBookings bookings={bookings} people={people} />
      <EditedItems weddingId={actions.weddingId} items={ordered} />
      <div {...editing}>{isPhone ? <PhoneTimeline {...timeline} /> : <Timeline {...timeline} />}</div>
      {ordered.length === 0 && (
        <p className="py-6 text-ink-2">
          Este día aún no tiene momentos. Empieza por el que ya tiene hora: la ceremonia.
        </p>
      )}
    </>
  )
}
