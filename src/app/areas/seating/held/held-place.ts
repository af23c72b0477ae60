import { PRESENCE_IDS_MAX } from '#domain/live/live.ts'
import { placeId } from '#domain/seating/seating.ts'

/** The things of a room that a member holds: the table that is open, and the guests in the hand. */
type Held = { tableId: string | undefined; guestIds: readonly string[] }

/**
 * The place of a member in the words of presence: the event, or the wedding for the wedding itself, and after it what
 * is held there. `null` while nothing is.
 */
export function heldPlace(event: string, { tableId, guestIds }: Held): string | null {
  const ids = [...(tableId ? [tableId] : []), ...guestIds]
  return ids.length === 0 ? null : `seating:${[event, ...ids].slice(0, PRESENCE_IDS_MAX).join()}`
}

/** The ids, of people and of tables, that a member at a place holds in the room of an event. */
export function heldAt(place: string | null, weddingId: string, eventId: string | null): string[] {
  const [kind, ids = ''] = place?.split(':') ?? []
  const [event, ...held] = ids.split(',')
  if (kind !== 'seating' || event !== (eventId ?? weddingId)) return []
  return eventId === null ? held : held.flatMap((id) => [id, placeId(id, eventId)])
}
