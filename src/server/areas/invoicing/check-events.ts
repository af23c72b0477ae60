import { eventFault, eventRef } from '#domain/invoicing/event-chain.ts'
import type { Anomaly, EventRef, StoredEvent } from '#domain/invoicing/event-records.ts'
import { MINUTE_MS } from '#domain/time/time.ts'
import { hashOfEvent } from './event-register.commands.ts'
import { type EventRow, storedEvent } from './event-register.queries.ts'

/** The first event that is not as it was written; `event` is null where it cannot be read. */
export type EventFinding = { seq: number; anomaly: Anomaly; event: EventRef | null }

/** Goes through the signed register of a planner; `null` when each event and its place are as they were written. */
export function checkEvents(rows: readonly EventRow[]): EventFinding | null {
  const events: StoredEvent[] = []
  for (const [index, row] of rows.entries()) {
    const event = row.seq === index + 1 ? readEvent(row) : null
    if (!event) return { seq: index + 1, anomaly: 'chain', event: null }
    events.push(event)
  }
  const fault = eventFault(events, hashOfEvent)
  return fault && { seq: fault.at + 1, anomaly: fault.anomaly, event: eventRef(events[fault.at]!) }
}

/** An event that its row and its signed text agree with. */
function readEvent(row: EventRow): StoredEvent | null {
  try {
    const event = storedEvent(row)
    return event.record.type === row.type && row.namesItsHash && isOfItsTime(row, event) ? event : null
  } catch {
    return null
  }
}

/** Author and moment of the row are those that the event tells; behind a clock that was set back, it tells a later one. */
function isOfItsTime(
  { createdAt, createdBy, ownerId }: EventRow,
  { record: { madeAt } }: StoredEvent,
): boolean {
  const late = createdAt.getTime() - Date.parse(madeAt)
  return createdBy === ownerId && late <= MINUTE_MS
}
