import { setTimeout as delay } from 'node:timers/promises'
import type { MiddlewareHandler } from 'hono'

/** How long a refusal waits: a client that waits for answers tries as much less often, and costs nothing meanwhile. */
const REFUSAL_DELAY = 100

/** Refusals that wait at once; one more is answered at once, so that they hold no more connections than this. */
const WAITING_MAX = 500

type SlowRefusals = { wait?: () => Promise<unknown>; waitingMax?: number }

/** Answers 429 a moment later, so that a place that tries links by the thousand does not slow others down. */
export function slowRefusals({
  wait = () => delay(REFUSAL_DELAY),
  waitingMax = WAITING_MAX,
}: SlowRefusals = {}): MiddlewareHandler {
  let waiting = 0
  return async (c, next) => {
    await next()
    if (c.res.status !== 429 || waiting >= waitingMax) return
    waiting += 1
    await wait().finally(() => {
      waiting -= 1
    })
  }
}
