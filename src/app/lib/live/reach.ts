import { useSyncExternalStore } from 'react'
import { backOff } from '#domain/back-off.ts'
import { pause } from './connection.ts'

/** How soon the server is asked again after it did not answer, in milliseconds, and how rarely at the end. */
const PROBE_MS = { first: 1000, longest: 15_000 }

/** Failures in a row that mean that the server is away; one alone may be chance. */
const FAILURES_OF_AWAY = 2

let failures = 0
let isProbing = false
let probe: (() => Promise<unknown>) | null = null
const listeners = new Set<() => void>()
const returns = new Set<() => void>()

/** The server, or who speaks for it, has answered a request. */
export function noteAnswer(): void {
  if (failures === 0) return
  set(0)
  for (const listener of [...returns]) listener()
}

/** A request was not answered. The server is asked again, less and less often, until it answers. */
export function noteNoAnswer(): void {
  set(failures + 1)
  if (!isProbing && probe) void probeUntilAnswered(probe)
}

/** Says how the server is asked whether it is back. The request notes its answer itself. */
export function probeWith(ask: () => Promise<unknown>): void {
  probe = ask
}

/** Calls the listener whenever the server answers again. */
export function onServerBack(listener: () => void): () => void {
  returns.add(listener)
  return () => returns.delete(listener)
}

/** Whether requests go unanswered. */
export const useServerAway = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => failures >= FAILURES_OF_AWAY,
    () => false,
  )

async function probeUntilAnswered(ask: () => Promise<unknown>): Promise<void> {
  isProbing = true
  for (let tries = 0; failures > 0; tries += 1) {
    await pause(backOff(tries, PROBE_MS), new AbortController().signal)
    if (failures > 0) await ask().catch(() => {})
  }
  isProbing = false
}

function set(next: number): void {
  failures = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
