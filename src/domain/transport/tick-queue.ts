import type { Tick } from './boarding.ts'

/** Taps that a phone keeps until they are sent: more people than the buses of a large wedding have seats. */
export const TICKS_KEPT_MAX = 2_000

const isOfOne = (a: Pick<Tick, 'tripId' | 'guestId'>, b: Pick<Tick, 'tripId' | 'guestId'>) =>
  a.tripId === b.tripId && a.guestId === b.guestId

/**
 * The queue with another tap behind it, which takes the place of an earlier one of the same guest. A tap is later than those
 * before it, also when the clock of the phone was set back. `null` when no more are kept.
 */
export function withTick(queue: readonly Tick[], tick: Tick): Tick[] | null {
  const others = queue.filter((one) => !isOfOne(one, tick))
  if (others.length >= TICKS_KEPT_MAX) return null
  const after = queue.reduce((latest, { at }) => Math.max(latest, at + 1), tick.at)
  return [...others, { ...tick, at: after }]
}

/** The queue without what was sent; a tap that was made meanwhile stays. */
export const withoutSent = (queue: readonly Tick[], sent: readonly Tick[]): Tick[] => {
  const ids = new Set(sent.map(({ id }) => id))
  return queue.filter(({ id }) => !ids.has(id))
}

/** Whether a guest is in a bus: as was tapped here, or else as the server said. */
export function isAboardBy(
  queue: readonly Tick[],
  aboard: Readonly<Record<string, readonly string[]>>,
  guest: Pick<Tick, 'tripId' | 'guestId'>,
): boolean {
  const tapped = queue.findLast((one) => isOfOne(one, guest))
  return tapped?.isAboard ?? aboard[guest.tripId]?.includes(guest.guestId) ?? false
}
