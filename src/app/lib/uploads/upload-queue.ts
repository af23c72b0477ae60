import { onlineManager } from '@tanstack/react-query'
import { codeOf, messageFor } from '../error-messages.ts'
import { sendFile } from '../send-file.ts'
import { whileSignedIn } from '../signed-in.ts'
import { countAsUnsaved } from '../unsaved/unsaved.ts'
import { createUploads, type NewUpload, type Upload } from './uploads.ts'

type UploadQueueOptions<Place, Stored> = {
  /** How many files are sent at a time; more would only make each slower. */
  atOnce: number
  addressOf: (upload: Upload<Place>) => string
  /** Whether the place is on the server; an upload waits until it is. */
  isReady?: (place: Place) => boolean
  /** Puts a file that was stored into the list that shows it. */
  keep: (upload: Upload<Place>, stored: Stored) => Promise<void>
  /** Whether another try can help after an answer with this code. */
  isRetriable: (code: string) => boolean
  onFail?: (place: Place, message: string) => void
}

/**
 * Uploads that succeed and fail independently of one another. They outlive the part of the page that began
 * them, and wait while there is no network.
 */
export function createUploadQueue<Place, Stored>(options: UploadQueueOptions<Place, Stored>) {
  const { atOnce, isReady = () => true } = options
  const uploads = createUploads<Place>()
  const cancels = new Map<string, () => void>()

  function startNext() {
    if (!onlineManager.isOnline()) return
    const sending = uploads.all().filter(({ status }) => status === 'sending').length
    const ready = uploads.all().filter(({ status, place }) => status === 'waiting' && isReady(place))
    for (const upload of ready.slice(0, Math.max(0, atOnce - sending))) void start(upload)
  }

  async function start(upload: Upload<Place>) {
    const { id } = upload
    const given = new AbortController()
    const onProgress = (progress: number) => uploads.change(id, { progress })
    uploads.change(id, { status: 'sending' })
    cancels.set(id, () => given.abort())
    try {
      await options.keep(upload, await sendUntilStored(upload, options, given.signal, onProgress))
      uploads.forget(id)
    } catch (error) {
      if (!given.signal.aborted) uploads.change(id, failureOf(upload, error, options))
    } finally {
      cancels.delete(id)
      startNext()
    }
  }

  /** Sends an upload again, or one that was `taken` with its answer. */
  function resume(id: string, changed: Partial<Upload<Place>>) {
    uploads.change(id, { ...changed, status: 'waiting', progress: 0, message: null })
    startNext()
  }

  onlineManager.subscribe((isOnline) => {
    if (isOnline) startNext()
  })
  // Closing the window now would cut them off.
  countAsUnsaved(() => uploads.all().some(({ status }) => status === 'waiting' || status === 'sending'))

  return {
    /** The uploads to the places that are wanted, in the order they were begun. */
    useUploads: uploads.useUploads,
    startNext,
    add(added: readonly NewUpload<Place>[]) {
      uploads.add(added)
      startNext()
    },
    /** Stops an upload, or takes one that failed out of sight. */
    drop(id: string) {
      cancels.get(id)?.()
      uploads.forget(id)
      startNext()
    },
    retry: (id: string) => resume(id, {}),
    /** The file takes the place of the one that has its name. */
    overwrite: (id: string) => resume(id, { overwrite: true }),
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

/** What becomes of an upload that was refused or got no answer. */
function failureOf<Place>(
  { place, name }: Upload<Place>,
  error: unknown,
  { isRetriable, onFail }: Pick<UploadQueueOptions<Place, unknown>, 'isRetriable' | 'onFail'>,
): Partial<Upload<Place>> {
  const code = codeOf(error)
  if (code === 'FILE_EXISTS') return { status: 'taken', progress: 0 }
  const message = `No hemos podido subir «${name}». ${messageFor(error)}`
  onFail?.(place, message)
  return { status: 'failed', message, isRetriable: isRetriable(code) }
}

/** What the rows of a list of uploads can ask for. */
export type UploadActions = Pick<ReturnType<typeof createUploadQueue>, 'drop' | 'retry' | 'overwrite'>
