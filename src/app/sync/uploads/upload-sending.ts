import { whileSignedIn } from '../../shared/session/signed-in.ts'
import { retryAfterMs } from '../away.ts'
import { sendFile } from '../send-file.ts'
import type { createKeptUploads } from './kept-uploads.ts'
import { failureOf, isWorthWaiting } from './upload-failure.ts'
import type { createPause } from './upload-pause.ts'
import type { createUploads, Upload } from './uploads.ts'

export type UploadQueueOptions<Place, Stored> = {
  /** Tells its files from those of other queues on the device. */
  name: string
  /** How many files are sent at a time; more would only make each slower. */
  atOnce: number
  addressOf: (upload: Upload<Place>) => string
  /** Whether the place is on the server; an upload waits until it is. */
  isReady?: (place: Place) => boolean
  /** Puts a file that was stored into the list that shows it. */
  keep: (upload: Upload<Place>, stored: Stored) => Promise<void>
  /** Why a file is not sent, asked before; what it really is the server finds in its content. */
  refusalOf: (file: File, name: string) => string | null
  /** Whether the place has a file of that name, which the person may want to replace. */
  isTaken?: (place: Place, name: string) => boolean
  /** The list has the newest on top: of files chosen at once the first is the newest, so that they stand as chosen. */
  isNewestFirst?: boolean
  onFail?: (place: Place, message: string) => void
}

type SendingParts<Place> = {
  uploads: ReturnType<typeof createUploads<Place>>
  kept: ReturnType<typeof createKeptUploads<Place>>
  pause: ReturnType<typeof createPause>
  onEnd: () => void
}

/** Sends uploads and notes what became of each. */
export function createSending<Place, Stored>(
  options: UploadQueueOptions<Place, Stored>,
  { uploads, kept, pause, onEnd }: SendingParts<Place>,
) {
  const cancels = new Map<string, () => void>()

  function forget(id: string) {
    uploads.forget(id)
    kept.forget(id)
  }

  function noteFailure(upload: Upload<Place>, error: unknown) {
    if (!isWorthWaiting(error)) {
      uploads.change(upload.id, failureOf(upload, error, options))
      kept.forget(upload.id)
      return
    }
    uploads.change(upload.id, { status: 'waiting', progress: 0 })
    kept.keep(upload)
    pause.begin(retryAfterMs(error))
  }

  return {
    async start(upload: Upload<Place>) {
      const { id } = upload
      const given = new AbortController()
      const onProgress = (progress: number) => uploads.change(id, { progress })
      uploads.change(id, { status: 'sending' })
      cancels.set(id, () => given.abort())
      try {
        await options.keep(upload, await sendUntilStored(upload, options, given.signal, onProgress))
        pause.reset()
        forget(id)
      } catch (error) {
        if (!given.signal.aborted) noteFailure(upload, error)
      } finally {
        cancels.delete(id)
        onEnd()
      }
    },
    cancel(id: string) {
      cancels.get(id)?.()
      forget(id)
    },
  }
}

/** Sends a file, once more when the session had ended; gives what the server has stored. */
function sendUntilStored<Place, Stored>(
  upload: Upload<Place>,
  { addressOf }: UploadQueueOptions<Place, Stored>,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<Stored> {
  const send = () => {
    const { stored, cancel } = sendFile<Stored>(addressOf(upload), upload.file, onProgress)
    signal.addEventListener('abort', cancel)
    return stored
  }
  return whileSignedIn(send, signal)
}
