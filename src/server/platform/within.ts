import { setTimeout as delay } from 'node:timers/promises'

/** Waits for something, but no longer than so many milliseconds; it goes on by itself then. */
export async function within(ms: number, work: Promise<unknown>): Promise<void> {
  await Promise.race([work, delay(ms, undefined, { ref: false })])
}
