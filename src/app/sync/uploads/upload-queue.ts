import { onlineManager } from '@tanstack/react-query'
import { v7 as uuidv7 } from 'uuid'
import { safeFileName } from '#domain/files/files.ts'
import { stampOf } from '../list-changes/kept-order.ts'
import { queryClient } from '../query-client.ts'
import { countAsUnsaved } from '../unsaved/unsaved.ts'
import { collectUnsent } from '../unsaved/unsent-items.ts'
import { createKeptUploads, keptForm } from './kept-uploads.ts'
import { createPause } from './upload-pause.ts'
import { createSending, type UploadQueueOptions } from './upload-sending.ts'
import { createUploads, type NewUpload, type Upload } from './uploads.ts'
import { noteWaiting } from './waiting-uploads.ts'

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
    /** Begins to send files and answers their ids; what is refused, or taken by name, stands there and is not sent. */
    add(place: Place, files: readonly File[]): string[] {
      const added = newUploads(options, place, files)
      uploads.add(added)
      if (!onlineManager.isOnline()) keepAll()
      startNext()
      return added.map(({ id }) => id)
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

function newUploads<Place, Stored>(
  options: UploadQueueOptions<Place, Stored>,
  place: Place,
  files: readonly File[],
) {
  for (const file of files) stampOf(file)
  const msecs = Date.now()
  const idOf = (index: number) => uuidv7({ msecs, seq: options.isNewestFirst ? files.length - index : index })
  return files.map((file, index) => newUpload(options, { id: idOf(index), place, file }))
}

function newUpload<Place, Stored>(
  { refusalOf, isTaken }: UploadQueueOptions<Place, Stored>,
  chosen: Pick<Upload<Place>, 'id' | 'place' | 'file'>,
): NewUpload<Place> {
  const upload = { ...chosen, name: safeFileName(chosen.file.name) }
  const refusal = refusalOf(upload.file, upload.name)
  if (refusal) return { ...upload, status: 'failed', message: refusal }
  return isTaken?.(upload.place, upload.name) ? { ...upload, status: 'taken' } : upload
}

type Moments = { onOnline: () => void; onSaved: () => void; onLeft: () => void }

function whenItMatters({ onOnline, onSaved, onLeft }: Moments): void {
  onlineManager.subscribe((isOnline) => (isOnline ? onOnline() : onLeft()))
  // A mutation that was saved may have made the place that an upload waits for; its list knows so a moment later.
  queryClient.getMutationCache().subscribe(({ mutation }) => {
    if (mutation && mutation.state.status !== 'pending') setTimeout(onSaved)
  })
  // An app that is closed is hidden first.
  globalThis.document?.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') onLeft()
  })
}

const isUnderWay = ({ status }: Upload<unknown>) => status === 'waiting' || status === 'sending'

/** The rows of a list of uploads can ask for these. */
export type UploadActions = Pick<ReturnType<typeof createUploadQueue>, 'drop' | 'retry' | 'overwrite'>
