import {
  getCurrentAuthContextAsyncLocalStorage,
  getCurrentDBAdapterAsyncLocalStorage,
  getRequestStateAsyncLocalStorage,
} from '@better-auth/core/context'
import { turnOffTransactions } from './auth-transaction.ts'

/** Work that Better Auth left behind after its answer may still look for its context. */
const REST_MS = 2000

let running = 0
let resting: NodeJS.Timeout | undefined

/**
 * Runs a piece of Better Auth. It keeps its context in `AsyncLocalStorage`, which from the first use on
 * makes every promise of a process on Node 20 and 22 dearer, a sixth of what a small request of the API
 * costs. So it is turned off again while there is no sign-in.
 */
export async function withAsyncContext<T>(work: () => Promise<T>): Promise<T> {
  clearTimeout(resting)
  running += 1
  try {
    return await work()
  } finally {
    running -= 1
    if (running === 0) resting = setTimeout(() => void turnOff(), REST_MS).unref()
  }
}

async function turnOff(): Promise<void> {
  const storages = await Promise.all([
    getCurrentAuthContextAsyncLocalStorage(),
    getCurrentDBAdapterAsyncLocalStorage(),
    getRequestStateAsyncLocalStorage(),
  ])
  if (running > 0) return
  for (const storage of storages) storage.disable()
  turnOffTransactions()
}
