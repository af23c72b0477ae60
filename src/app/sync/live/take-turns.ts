import { holdLock, stealLock } from './browser-lock.ts'

const LOOK_MS = 10_000

type Turn = { lead: (signal: AbortSignal) => Promise<void>; isLeaderFrozen: () => boolean }

/** Leads when no other page does, and in the place of one that is frozen. */
export async function takeTurns(name: string, visibility: AbortSignal, { lead, isLeaderFrozen }: Turn) {
  while (!visibility.aborted) {
    const impatience = new AbortController()
    const watch = setInterval(() => {
      if (isLeaderFrozen()) impatience.abort()
    }, LOOK_MS)
    await holdLock(name, AbortSignal.any([visibility, impatience.signal]), lead)
    clearInterval(watch)
    if (impatience.signal.aborted && !visibility.aborted) await stealLock(name, visibility, lead)
  }
}
