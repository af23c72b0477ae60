import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { useLoadedPart } from '#ui/opening/loaded-part.ts'
import { useIdle } from '../../shared/page/use-idle.ts'
import { eventParts } from './events/loaded-events.ts'
import type { Room } from './room.ts'

/** A room without tables. */
export function NoTables({ room: { weddingId, plan } }: { room: Room }) {
  const events = useLoadedPart(eventParts, useIdle())
  return (
    <EmptyState
      question="¿Dónde se sienta cada cual?"
      line="Añade las mesas que hagan falta, de una vez. Después se proponen los sitios, o se sienta a cada familia con un toque."
    >
      {events && <events.CopyRoom weddingId={weddingId} eventId={plan.eventId} />}
    </EmptyState>
  )
}
