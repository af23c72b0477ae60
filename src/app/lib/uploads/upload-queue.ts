import { onlineManager } from '@tanstack/react-query'
import { retryAfterMs } from '../away.ts'
import { stampOf } from '../list-changes/kept-order.ts'
import { queryClient } from '../query-client.ts'
import { sendFile } from '../send-file.ts'
import { whileSignedIn } from '../signed-in.ts'
import { countAsUnsaved } from '../unsaved/unsaved.ts'
import { collectUnsent } from '../unsaved/unsent-items.ts'
import { createKeptUploads, keptForm } from './kept-uploads.ts'
import { failureOf, isWorthWaiting } from './upload-failure.ts'
import { createPause } from './upload-pause.ts'
import { createUploads, type NewUpload, type Upload } from './uploads.ts'
import { noteWaiting } from './waiting-uploads.ts'

type UploadQueueOptions<Place, Stored> = {
  /** Tells its files from those of other queues on the device. */
  name: string
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
 * them. While there is no network, or the server does not answer, they wait, over a closed app too, and are then
 * sent in the order in which they were added.
 */
export function createUploadQueue<Place, Stored>(options: UploadQueueOptions<Place, Stored>) {
  const { name, atOnce, isReady = () => true } = options
  const uploads = createUploads<Place>((all) => noteWaiting(name, all.filter(isUnderWay).length))
  const pause = createPause(startNext)
  const kept = createKeptUploads<Place>(name, (upload) => {
    if (uploads.all().some(({ id }) => id === upload.id)) return
    uploads.add([upload])
    startNext()
  })
  const sending = createSending(options, { uploads, kept, pause, onEnd: startNext })

  function startNext() {
    if (!onlineManager.isOnline() || pause.isOn()) return
    const busy = uploads.all().filter(({ status }) => status === 'sending').length
    const ready = uploads.all().filter(({ status, place }) => status === 'waiting' && isReady(place))
    for (const upload of ready.slice(0, Math.max(0, atOnce - busy))) void sending.start(upload)
  }

  /** Sends an upload again, or one that was `taken` with its answer. */
  function resume(id: string, changed: Partial<Upload<Place>>) {
    uploads.change(id, { ...changed, status: 'waiting', progress: 0, message: null })
    startNext()
  }

  const keepAll = () => uploads.all().filter(isUnderWay).forEach(kept.keep)
  whenItMatters({
    onOnline() {
      pause.reset()
      startNext()
    },
    onSaved: startNext,
    onLeft: keepAll,
  })
  // Closing the window now would cut them off.
  countAsUnsaved(() => uploads.all().some(isUnderWay))
  collectUnsent(() => ({ list: name, items: uploads.all().filter(isUnderWay).map(keptForm) }))

  return {
    /** The uploads to the places that are wanted, in the order they were begun. */
    useUploads: uploads.useUploads,
    startNext,
    add(added: readonly NewUpload<Place>[]) {
      for (const { file } of added) stampOf(file)
      uploads.add(added)
      if (!onlineManager.isOnline()) keepAll()
      startNext()
    },
    /** Stops an upload, or takes one that failed out of sight. */
    drop(id: string) {
      sending.cancel(id)
      startNext()
    },
    retry: (id: string) => resume(id, {}),
    /** The file takes the place of the one that has its name. */
    overwrite: (id: string) => resume(id, { overwrite: true }),
  }
}

type SendingParts<Place> = {
  uploads: ReturnType<typeof createUploads<Place>>
  kept: ReturnType<typeof createKeptUploads<Place>>
  pause: ReturnType<typeof createPause>
  onEnd: () => void
}

/** Sends uploads and notes what became of each. */
function createSending<Place, Stored>(
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

type Moments = { onOnline: () => void; onSaved: () => void; onLeft: () => void }

function whenItMatters({ onOnline, onSaved, onLeft }: Moments): void {
  onlineManager.subscribe((isOnline) => (isOnline ? onOnline() : onLeft()))
  // What was saved may be the place that an upload waits for; its list knows so a moment later.
  queryClient.getMutationCache().subscribe(({ mutation }) => {
    if (mutation && mutation.state.status !== 'pending') setTimeout(onSaved)
  })
  // An app that is closed is hidden first.
  globalThis.document?.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') onLeft()
  })
}

const isUnderWay = ({ status }: Upload<unknown>) => status === 'waiting' || status === 'sending'

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

/** What the rows of a list of uploads can ask for. */
export type UploadActions = Pick<ReturnType<typeof createUploadQueue>, 'drop' | 'retry' | 'overwrite'>
