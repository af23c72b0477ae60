import {
  type GuestImportError,
  type GuestListPreview,
  guestImportError,
  refusedUnopened,
} from '#domain/guest-import.ts'
import { MINUTE_MS } from '#domain/time.ts'
import type { ImportProgress } from './parse-guest-file.ts'

export type WorkerAnswer = { progress: ImportProgress } | { result: GuestListPreview | GuestImportError }

/** A list of 5,000 guests takes a phone a few seconds; a file that takes this long never ends. */
const PATIENCE_MS = MINUTE_MS

/**
 * Reads a chosen file in a worker, so that a large or broken file does not block the page. Never rejects for what
 * the file holds, only with the signal's reason when that aborts; the worker then stops at once.
 */
export function readGuestFile(
  file: File,
  { signal, onProgress }: { signal?: AbortSignal; onProgress?: (progress: ImportProgress) => void } = {},
): Promise<GuestListPreview | GuestImportError> {
  const unopened = refusedUnopened(file)
  if (unopened) return Promise.resolve(unopened)
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const worker = new Worker(new URL('./guest-file.worker.ts', import.meta.url), { type: 'module' })
    const patience = setTimeout(() => finish(guestImportError('TOOK_TOO_LONG', {})), PATIENCE_MS)
    const abort = () => {
      stop()
      reject(signal?.reason)
    }
    const stop = () => {
      clearTimeout(patience)
      signal?.removeEventListener('abort', abort)
      worker.terminate()
    }
    const finish = (result: GuestListPreview | GuestImportError) => {
      stop()
      resolve(result)
    }
    signal?.addEventListener('abort', abort)
    worker.addEventListener('error', () => finish(guestImportError('READER_UNAVAILABLE', {})))
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
      if ('result' in data) finish(data.result)
      else onProgress?.(data.progress)
    })
    worker.postMessage(file)
  })
}
