import type { BusStop } from './transport.ts'

/** A stop that guests go from or to at another hour than before; minutes of the day. */
export type ChangedHour = { name: string; minute: number; before: number }

/** The stops of a bus whose hour has changed. A stop that had no hour, or has none now, tells nothing. */
export function changedHours(before: readonly BusStop[], now: readonly BusStop[]): ChangedHour[] {
  const known = new Map(before.map(({ key, minute }) => [key, minute]))
  return now.flatMap(({ key, name, minute }) => {
    const former = known.get(key) ?? null
    return minute === null || former === null || minute === former ? [] : [{ name, minute, before: former }]
  })
}
