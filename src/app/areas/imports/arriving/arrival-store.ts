import { createStore } from '#ui/state/store.ts'
import { useStore } from '#ui/state/use-store.ts'

/** The import that files are sent into: of a wedding, or of a planner's weddings. */
export type ArrivalRoom = {
  importId: string
  /** The address to which a piece is sent, from the byte at which it begins. */
  addressOf: (fileId: string, from: number) => string
  onArrived: (fileId: string, bytes: number) => void
  /** It is there no more, or takes no more files. */
  onGone: () => void
}

/** A file on its way into an import. */
export type Arrival = {
  importId: string
  room: ArrivalRoom
  id: string
  name: string
  file: File
  /** Bytes that the server has. */
  received: number
  /** Bytes of the next piece that are on their way. */
  sent: number
  status: 'waiting' | 'sending' | 'failed'
  /** Why it failed, and whether another try can help. */
  message: string | null
  isRetriable: boolean
}

/** The files of all imports that are on their way, which outlive the screen. */
export const arrivals = createStore<readonly Arrival[]>([])

export function changeArrival(id: string, changed: Partial<Arrival>): void {
  arrivals.set(arrivals.get().map((one) => (one.id === id ? { ...one, ...changed } : one)))
}

/** The files on their way into an import, and those that could not get there. */
export const useArrivals = (importId: string | undefined): readonly Arrival[] =>
  useStore(arrivals).filter((one) => one.importId === importId)
