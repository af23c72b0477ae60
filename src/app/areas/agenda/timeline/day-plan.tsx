import { useMemo } from 'react'
import { doubleBookings } from '#domain/agenda/double-bookings.ts'
import { ByMedia } from '../../../shared/page/by-media.tsx'
import { EditedItems, useEditingRow } from '../agenda-presence.tsx'
import { PhoneTimeline } from './phone-timeline.tsx'
import { DoubleBookings } from './seam-note.tsx'
import { Timeline, type TimelineProps } from './timeline.tsx'

export const PHONE = '(width < 48.0625rem)'

/** A day to be planned: a table at a desk, a list on a phone, and what does not fit together. */
export function DayPlan(timeline: TimelineProps) {
  const { ordered, people, actions } = timeline
  const editing = useEditingRow(actions.weddingId)
  const bookings = useMemo(() => doubleBookings(ordered), [ordered])
  return (
    <>
      <DoubleBookings bookings={bookings} people={people} />
      <EditedItems weddingId={actions.weddingId} items={ordered} />
      <div {...editing}>
        <ByMedia query={PHONE}>
          {(isPhone) => (isPhone ? <PhoneTimeline {...timeline} /> : <Timeline {...timeline} />)}
        </ByMedia>
      </div>
      {ordered.length === 0 && (
        <p className="py-6 text-ink-2">
          Este día aún no tiene momentos. Empieza por el que ya tiene hora: la ceremonia.
        </p>
      )}
    </>
  )
}
