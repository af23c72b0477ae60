import { createStore } from '#ui/state/store.ts'
import { useStore } from '#ui/state/use-store.ts'
import { codeOf } from '../error-messages.ts'

/** A server that goes on refusing a session which it says is there is not asked for ever. */
const ROUNDS = 3

type Ending = { over: Promise<void>; resume: () => void; isSaid: boolean }

let userId: string | null = null
let onEnd: () => void = () => {}
const ending = createStore<Ending | null>(null)

/** For whom this page was drawn, `null` before it is known. A page is never drawn for a second person. */
export const pageUserId = (): string | null => userId

export function drawPageFor(id: string): void {
  userId = id
}

/** Calls the listener once for each session that ends under this page. */
export function onSessionEnd(listener: () => void): void {
  onEnd = listener
}

/** The session of this page is over: requests wait until `resumeSession`. */
export function endSession(): void {
  if (ending.get()) return
  holdRequests()
  onEnd()
}

/** The person signs out: what is asked from now on would be refused. It waits until `resumeSession`, if they stay. */
export function holdRequests(): void {
  if (ending.get()) return
  let resume = () => {}
  const over = new Promise<void>((resolve) => {
    resume = resolve
  })
  ending.set({ over, resume, isSaid: false })
}

/** Shows the person that they have to sign in again. */
export function saySessionEnded(): void {
  const ended = ending.get()
  if (ended) ending.set({ ...ended, isSaid: true })
}

/** The same person is signed in: what waits goes on. `true` when the session had been over. */
export function resumeSession(): boolean {
  const ended = ending.get()
  ending.set(null)
  ended?.resume()
  return ended !== null
}

/** Resolves when the session is not, or no longer, over. */
export const untilSignedIn = (): Promise<void> => ending.get()?.over ?? Promise.resolve()

/** Whether the session ended, so that the page has to say so. */
export const useSessionEnded = (): boolean => useStore(ending, (ended) => ended?.isSaid === true)

/**
 * Makes a request; when the session turns out to be over, the request waits until the same person has signed
 * in again and is then repeated, so that nothing which was typed fails for it.
 */
export async function whileSignedIn<Answer>(
  request: () => Promise<Answer>,
  signal?: AbortSignal,
): Promise<Answer> {
  for (let round = 1; ; round += 1) {
    await waitForSession(signal)
    try {
      return await request()
    } catch (error) {
      const isOver = codeOf(error) === 'UNAUTHENTICATED' && userId !== null
      if (!isOver || round === ROUNDS) throw error
      endSession()
    }
  }
}

/** Ends early when the caller aborts; the request's own time limit does not run meanwhile. */
function waitForSession(signal: AbortSignal | undefined): Promise<void> {
  const over = untilSignedIn()
  return new Promise((resolve, reject) => {
    const stop = () => {
      if (signal?.reason?.name !== 'TimeoutError') reject(signal?.reason)
    }
    signal?.addEventListener('abort', stop, { once: true })
    over.then(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    })
  })
}
