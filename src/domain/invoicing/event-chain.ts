import type { Anomaly, EventRecord, EventRef, StoredEvent } from './event-records.ts'

/** An event that is not as it was written. */
export type EventFault = { at: number; anomaly: Anomaly }

/**
 * Checks the events of an issuer in their order, and gives the first that is not as it was written: its hash, its place
 * or its moment. `hashOf` works the hash of `hashedEvent` out.
 */
export function eventFault(
  events: readonly StoredEvent[],
  hashOf: (record: EventRecord) => string,
): EventFault | null {
  for (const [at, { record, hash }] of events.entries()) {
    const before = events[at - 1]
    if (hashOf(record) !== hash) return { at, anomaly: 'hash' }
    if (!follows(record.previous, before)) return { at, anomaly: 'chain' }
    if (before && Date.parse(record.madeAt) < Date.parse(before.record.madeAt))
      return { at, anomaly: 'moment' }
  }
  return null
}

export const eventRef = ({ record: { type, madeAt }, hash }: StoredEvent): EventRef => ({
  type,
  madeAt,
  hash,
})

function follows(previous: EventRef | null, before: StoredEvent | undefined): boolean {
  if (!before || !previous) return !before && !previous
  const { type, madeAt, hash } = eventRef(before)
  return previous.type === type && previous.madeAt === madeAt && previous.hash === hash
}
