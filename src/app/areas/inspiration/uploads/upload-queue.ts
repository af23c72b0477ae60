import { onlineManager } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { v7 as uuidv7 } from 'uuid'
import type { InspirationImage } from '#contract/inspiration.ts'
import { inspirationImageAddress } from '#contract/upload-address.ts'
import { safeFileName } from '#domain/files.ts'
import { IMAGE_MAX_BYTES } from '#domain/images.ts'
import { codeOf, messageFor } from '../../../lib/error-messages.ts'
import { fileSize } from '../../../lib/file-size.ts'
import { patchList } from '../../../lib/list-changes/patch-list.ts'
import { queryClient } from '../../../lib/query-client.ts'
import { sendFile } from '../../../lib/send-file.ts'
import { whileSignedIn } from '../../../lib/signed-in.ts'
import { countAsUnsaved } from '../../../lib/unsaved/unsaved.ts'
import { whenFolderIsSaved } from '../inspiration.changes.ts'
import { foldersQuery, imagesQuery, refreshFolders } from '../inspiration.queries.ts'
import { keepPreview } from './previews.ts'

export type FolderRef = { weddingId: string; folderId: string }

/** An image on its way to a folder, or one that could not get there. */
export type Upload = {
  id: string
  folder: FolderRef
  file: File
  name: string
  status: 'waiting' | 'sending' | 'failed'
  /** From 0 to 1. */
  progress: number
  /** Why it failed. */
  message: string | null
  isRetriable: boolean
}

/** More at once would only make each slower. */
const AT_ONCE = 3

/** The uploads outlive the folder that is shown: looking at another one does not cancel them. */
let uploads: readonly Upload[] = []
const cancels = new Map<string, () => void>()
const listeners = new Set<() => void>()

function replace(next: readonly Upload[]) {
  uploads = next
  for (const listener of listeners) listener()
}

const change = (id: string, changed: Partial<Upload>) =>
  replace(uploads.map((upload) => (upload.id === id ? { ...upload, ...changed } : upload)))

const forget = (id: string) => replace(uploads.filter((upload) => upload.id !== id))

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The uploads to a wedding, in the order they were begun. */
export function useUploads(weddingId: string): readonly Upload[] {
  const all = useSyncExternalStore(subscribe, () => uploads)
  return useMemo(() => all.filter(({ folder }) => folder.weddingId === weddingId), [all, weddingId])
}

/** Begins to upload images; each goes its own way, and what is no image is refused by its name. */
export function addUploads(folder: FolderRef, files: readonly File[]) {
  const added = files.map((file, index): Upload => {
    const name = safeFileName(file.name)
    const refusal = refusalOf(file, name)
    return {
      // The later of a drop is the newer one, so that a folder shows them as they were chosen.
      id: uuidv7({ seq: index }),
      folder,
      file,
      name,
      status: refusal ? 'failed' : 'waiting',
      progress: 0,
      message: refusal,
      isRetriable: false,
    }
  })
  replace([...uploads, ...added])
  startNext()
}

/** Asked before it is sent; what it really is the server finds in its content. */
function refusalOf(file: File, name: string): string | null {
  if (file.size > IMAGE_MAX_BYTES)
    return `«${name}» pesa ${fileSize(file.size)} y cada imagen puede pesar ${fileSize(IMAGE_MAX_BYTES)} como mucho.`
  if (file.type !== '' && !file.type.startsWith('image/')) return `«${name}» no es una imagen.`
  return null
}

/** Stops an upload, or takes one that failed out of sight. */
export function dropUpload(id: string) {
  cancels.get(id)?.()
  forget(id)
  startNext()
}

export function retryUpload(id: string) {
  change(id, { status: 'waiting', progress: 0, message: null })
  startNext()
}

// Without a network the images wait for it, and for a folder that is still on its way.
onlineManager.subscribe((isOnline) => {
  if (isOnline) startNext()
})
whenFolderIsSaved(() => startNext())

const isSaved = ({ weddingId, folderId }: FolderRef) => {
  const folders = queryClient.getQueryData(foldersQuery(weddingId).queryKey)
  return !folders || folders.some(({ id }) => id === folderId)
}

function startNext() {
  if (!onlineManager.isOnline()) return
  const sending = uploads.filter(({ status }) => status === 'sending').length
  const ready = uploads.filter(({ status, folder }) => status === 'waiting' && isSaved(folder))
  for (const upload of ready.slice(0, Math.max(0, AT_ONCE - sending))) void start(upload)
}

async function start({ id, folder, file, name }: Upload) {
  change(id, { status: 'sending' })
  const given = new AbortController()
  cancels.set(id, () => given.abort())
  const send = () => {
    const address = inspirationImageAddress(folder, { id, name: file.name })
    const { stored, cancel } = sendFile<InspirationImage>(address, file, (progress) =>
      change(id, { progress }),
    )
    given.signal.addEventListener('abort', cancel)
    return stored
  }
  try {
    const image = await whileSignedIn(send, given.signal)
    keepPreview(image.id, file)
    await keepImage(folder, image)
    forget(id)
  } catch (error) {
    if (!given.signal.aborted) fail(id, name, error)
  } finally {
    cancels.delete(id)
    startNext()
  }
}

/** Another try can help when it was the network or the server, not the image. */
const RETRIABLE =
  /^(OFFLINE|UPLOAD_INTERRUPTED|INTERNAL_SERVER_ERROR|TOO_MANY_REQUESTS|OVERLOADED|.*_UNAVAILABLE|.*_BUSY|STORAGE_FULL)$/

function fail(id: string, name: string, error: unknown) {
  const message = `No hemos podido subir «${name}». ${messageFor(error)}`
  change(id, { status: 'failed', message, isRetriable: RETRIABLE.test(codeOf(error)) })
}

/** Puts an image into the list of its folder, whose count has changed with it. */
export async function keepImage({ weddingId, folderId }: FolderRef, image: InspirationImage) {
  await patchList(imagesQuery(weddingId, folderId).queryKey, (list) => [
    image,
    ...list.filter(({ id }) => id !== image.id),
  ])
  void refreshFolders(weddingId)
}

// Closing the window now would cut them off.
countAsUnsaved(() => uploads.some(({ status }) => status === 'waiting' || status === 'sending'))
