import {
  type GuestImportError,
  guestImportError,
  refusedUnopened,
} from '#domain/guest-import/guest-import.ts'
import { MINUTE_MS } from '#domain/time/time.ts'
import type { Delimiter } from '#readers/delimiter.ts'
import type { Existing, GuestList, ReadingChange } from './guest-list.ts'
import type { GuestTable, ImportProgress } from './guest-table.ts'

export type ReaderRequest =
  | { read: File | string; delimiter: Delimiter | undefined; existing: readonly Existing[] }
  | { change: ReadingChange; existing: readonly Existing[] }
  | { table: File }

/** The worker answers one request after the other, in their order. */
type Result = GuestList | GuestTable | GuestImportError

export type ReaderAnswer = { progress: ImportProgress } | { result: Result }

/** A list of 5,000 guests takes a phone a few seconds; a file that takes this long never ends. */
const TIMEOUT_MS = MINUTE_MS

type ReadOptions = {
  /** The guests of the wedding, who may be in the list too. */
  existing?: readonly Existing[]
  delimiter?: Delimiter | undefined
  signal?: AbortSignal
  onProgress?: (progress: ImportProgress) => void
}

/**
 * Reads guest lists in a worker, so a hostile or large list never blocks the page. The worker keeps the table of the
 * last one, to read it again as a person says. Never rejects for what a list holds.
 */
export class GuestListReader {
  #worker: Worker | null = null
  /** Aborts when the worker ends: what waits for it has no answer any more. */
  #ended = new AbortController()

  /** Rejects only with the signal's reason when that aborts; the worker then stops at once. */
  read(source: File | string, { delimiter, existing = [], signal, onProgress }: ReadOptions = {}) {
    const unopened = typeof source === 'string' ? null : refusedUnopened(source)
    if (unopened) return Promise.resolve<GuestList | GuestImportError>(unopened)
    signal?.throwIfAborted()
    this.close()
    return this.#ask<GuestList>(
      { read: source, delimiter, existing: existing.map(resemblance) },
      onProgress,
      signal,
    )
  }

  /** The table that was read last, read in another way; one change at a time. Never answers when the worker ends. */
  change(change: ReadingChange, existing: readonly Existing[]) {
    return this.#ask<GuestList>({ change, existing: existing.map(resemblance) })
  }

  /** The cells of a file that holds another kind of list, whose meaning is for the caller to find. */
  readTable(source: File): Promise<GuestTable | GuestImportError> {
    const unopened = refusedUnopened(source)
    if (unopened) return Promise.resolve(unopened)
    this.close()
    return this.#ask<GuestTable>({ table: source })
  }

  /** Ends the worker and forgets its table. */
  close(): void {
    this.#worker?.terminate()
    this.#worker = null
    this.#ended.abort()
    this.#ended = new AbortController()
  }

  #ask<Read extends GuestList | GuestTable>(
    request: ReaderRequest,
    onProgress?: (progress: ImportProgress) => void,
    signal?: AbortSignal,
  ): Promise<Read | GuestImportError> {
    this.#worker ??= new Worker(new URL('./guest-list.worker.ts', import.meta.url), { type: 'module' })
    const worker = this.#worker
    const ended = this.#ended.signal
    return new Promise((resolve, reject) => {
      const leave = new AbortController()
      const stopListening = () => {
        leave.abort()
        clearTimeout(timeout)
      }
      const fail = (code: 'TOOK_TOO_LONG' | 'READER_UNAVAILABLE') => {
        resolve(guestImportError(code, {}))
        this.close()
      }
      const abort = () => {
        reject(signal?.reason)
        this.close()
      }
      const timeout = setTimeout(() => fail('TOOK_TOO_LONG'), TIMEOUT_MS)
      const until = { signal: leave.signal }
      signal?.addEventListener('abort', abort, until)
      ended.addEventListener('abort', stopListening, until)
      worker.addEventListener('error', () => fail('READER_UNAVAILABLE'), until)
      worker.addEventListener(
        'message',
        ({ data }: MessageEvent<ReaderAnswer>) => {
          if ('progress' in data) return onProgress?.(data.progress)
          stopListening()
          resolve(data.result as Read | GuestImportError)
        },
        until,
      )
      worker.postMessage(request)
    })
  }
}

/** The parts of a guest that travel to the worker. */
const resemblance = ({ fullName, email, phone }: Existing): Existing => ({
  fullName,
  email,
  phone: phone ?? null,
})
