import type { EventCounts } from '#domain/catering/catering.ts'

/** `118 confirmadas, hasta 130 si vienen quienes dicen que puede que sí.` */
export function MayCome({ events }: { events: readonly EventCounts[] }) {
  return events.map((event) => <OfEvent key={event.eventId} event={event} />)
}

function OfEvent({ event }: { event: EventCounts }) {
  const { adults, children, babies, maybe = 0 } = event
  if (maybe === 0) return null
  const confirmed = adults + children + babies
  const said = confirmed === 1 ? '1 persona confirmada' : `${confirmed} personas confirmadas`
  return (
    <p className="pt-3 text-sm text-ink-2">
      {said}, hasta {confirmed + maybe} si vienen quienes dicen que puede que sí.
    </p>
  )
}
