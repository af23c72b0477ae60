import { onlineManager } from '@tanstack/react-query'
import { codeOf, messageFor } from '../../../shared/error-messages.ts'
import { retryAfterMs } from '../../../sync/away.ts'
import { countAsUnsaved } from '../../../sync/unsaved/unsaved.ts'
import { canSendAgain, isWorthWaiting } from '../../../sync/uploads/upload-failure.ts'
import { createPause } from '../../../sync/uploads/upload-pause.ts'
import type { NewFile } from '../import-refs.ts'
import { type Arrival, type ArrivalRoom, arrivals, changeArrival } from './arrival-store.ts'
import { sendPieces } from './send-pieces.ts'

/** More would only make each slower. */
const AT_ONCE = 3

const cancels = new Map<string, AbortController>()

const isUnderWay = ({ status }: Arrival) => status !== 'failed'

/** Begins to send files, each from the byte at which it goes on; one that is under way goes on as it does. */
export function sendFiles(room: ArrivalRoom, files: readonly (NewFile & { received: number })[]): void {
  const known = new Set(arrivals.get().map(({ id }) => id))
  const added = files.filter(({ id }) => !known.has(id))
  arrivals.set([
    ...arrivals.get(),
    ...added.map((one) => ({ room, importId: room.importId, ...BEGINNING, ...one })),
  ])
  startNext()
}

const BEGINNING = { sent: 0, status: 'waiting', message: null, isRetriable: false } as const

/** Stops files on their way, or takes those that failed out of sight. */
export function dropArrivals(isDropped: (arrival: Arrival) => boolean): void {
  for (const { id } of arrivals.get().filter(isDropped)) cancels.get(id)?.abort()
  arrivals.set(arrivals.get().filter((one) => !isDropped(one)))
  startNext()
}

/** Sends a file that failed again, from where it stopped. */
export function retryArrival(id: string): void {
  changeArrival(id, { status: 'waiting', message: null })
  startNext()
}

const pause = createPause(startNext)

function startNext(): void {
  if (!onlineManager.isOnline() || pause.isOn()) return
  const busy = arrivals.get().filter(({ status }) => status === 'sending').length
  const waiting = arrivals.get().filter(({ status }) => status === 'waiting')
  for (const one of waiting.slice(0, Math.max(0, AT_ONCE - busy))) void start(one)
}

async function start(arrival: Arrival): Promise<void> {
  const given = new AbortController()
  cancels.set(arrival.id, given)
  changeArrival(arrival.id, { status: 'sending' })
  try {
    await sendPieces(arrival, given.signal)
    pause.reset()
    arrived(arrival)
  } catch (error) {
    if (!given.signal.aborted) noteFailure(arrival, error)
  } finally {
    cancels.delete(arrival.id)
    startNext()
  }
}

function arrived({ id, room, file }: Arrival): void {
  room.onArrived(id, file.size)
  arrivals.set(arrivals.get().filter((one) => one.id !== id))
}

function noteFailure({ id, name, room, importId }: Arrival, error: unknown): void {
  if (isWorthWaiting(error)) {
    changeArrival(id, { status: 'waiting', sent: 0 })
    pause.begin(retryAfterMs(error))
    return
  }
  if (/^IMPORT_(NOT_FOUND|CLOSED)$/.test(codeOf(error))) {
    // The whole import is gone: the screen says so.
    dropArrivals((one) => one.importId === importId)
    room.onGone()
    return
  }
  const message = `No hemos podido subir «${name}». ${messageFor(error)}`
  changeArrival(id, { status: 'failed', sent: 0, message, isRetriable: canSendAgain(error) })
}

onlineManager.subscribe((isOnline) => {
  if (!isOnline) return
  pause.reset()
  startNext()
})

// Closing the window now would cut them off.
countAsUnsaved(() => arrivals.get().some(isUnderWay))
