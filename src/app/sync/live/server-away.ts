import { backOff } from '#domain/operation/back-off.ts'
import { createListeners, createStore } from '#ui/state/store.ts'
import { useStore } from '#ui/state/use-store.ts'
import { pause } from './connection.ts'

/** How soon the server is asked again after it did not answer, in milliseconds, and how rarely at the end. */
const PROBE_MS = { first: 1000, longest: 15_000 }

/** Failures in a row that mean that the server is away; one alone may be chance. */
const FAILURES_OF_AWAY = 2

let isProbing = false
let probe: (() => Promise<unknown>) | null = null
const failures = createStore(0)
const returns = createListeners()

/** The server, or who speaks for it, has answered a request. */
export function noteAnswer(): void {
  if (failures.get() === 0) return
  failures.set(0)
  returns.notify()
}

/** A request was not answered. The server is asked again, less and less often, until it answers. */
export function noteNoAnswer(): void {
  failures.set(failures.get() + 1)
  if (!isProbing && probe) void probeUntilAnswered(probe)
}

/** Says how the server is asked whether it is back. The request notes its answer itself. */
export function probeWith(ask: () => Promise<unknown>): void {
  probe = ask
}

/** Calls the listener whenever the server answers again. */
export const onServerBack = returns.add

/** Whether requests go unanswered. */
export const useServerAway = (): boolean => useStore(failures, (count) => count >= FAILURES_OF_AWAY)

async function probeUntilAnswered(ask: () => Promise<unknown>): Promise<void> {
  isProbing = true
  for (let tries = 0; failures.get() > 0; tries += 1) {
    await pause(backOff(tries, PROBE_MS), new AbortController().signal)
    if (failures.get() > 0) await ask().catch(() => {})
  }
  isProbing = false
}
