import type { Tick } from '#domain/transport/boarding.ts'
import type { BoardingState } from './boarding-state.ts'

/** The taps of a wedding on a phone, and the last answer of the server: by the wedding, so that a new link sends what the former could not. */
export type KeptTicks = {
  queue: Tick[]
  /** As the server last said it, and when. */
  state: BoardingState | null
  readAt: number
  /** How far the clock of the server is ahead of that of the phone, in milliseconds. */
  ahead: number
  /** The name that was typed. */
  name: string
}

const PREFIX = 'azahar.subidas.'

const NOTHING: KeptTicks = { queue: [], state: null, readAt: 0, ahead: 0, name: '' }

let unkept: KeptTicks | null = null

/** Whether the browser refuses to keep anything. */
export const isUnkept = (): boolean => unkept !== null

/** The record of a wedding; another tab may have changed it since. */
export function readTicks(wedding: string): KeptTicks {
  if (unkept) return unkept
  try {
    return { ...NOTHING, ...JSON.parse(localStorage.getItem(PREFIX + wedding) ?? '{}') }
  } catch {
    return NOTHING
  }
}

/** Keeps a change of it; in the page alone where the browser refuses. */
export function keepTicks(wedding: string, change: Partial<KeptTicks>): KeptTicks {
  const next = { ...readTicks(wedding), ...change }
  try {
    localStorage.setItem(PREFIX + wedding, JSON.stringify(next))
    unkept = null
  } catch {
    unkept = next
  }
  return next
}

/** Forgets other weddings of which nothing waits to be sent. */
export function forgetOthers(wedding: string): void {
  try {
    for (const key of Object.keys(localStorage)) {
      const other = key.startsWith(PREFIX) ? key.slice(PREFIX.length) : wedding
      if (other !== wedding && readTicks(other).queue.length === 0) localStorage.removeItem(key)
    }
  } catch {
    // A browser that refuses to be asked keeps nothing either.
  }
}
