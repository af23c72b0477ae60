import { onlineManager } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { vendorFileAddress } from '#contract/upload-address.ts'
import type { VendorFile } from '#contract/vendor-files.ts'
import { safeFileName, VENDOR_FILE_MAX_BYTES } from '#domain/files.ts'
import { showToast } from '#ui/toast-queue.ts'
import { codeOf, messageFor } from '../../../lib/error-messages.ts'
import { fileSize } from '../../../lib/file-size.ts'
import { patchList } from '../../../lib/list-changes/patch-list.ts'
import { queryClient } from '../../../lib/query-client.ts'
import { sendFile } from '../../../lib/send-file.ts'
import { whileSignedIn } from '../../../lib/signed-in.ts'
import { countAsUnsaved } from '../../../lib/unsaved/unsaved.ts'
import { filesQuery, refreshVendorList, type VendorRef } from '../vendors.queries.ts'

/** A file on its way to a vendor, or one that could not get there. */
export type Upload = {
  id: string
  place: VendorRef
  file: File
  /** The name it will have. */
  name: string
  overwrite: boolean
  /** `taken`: the vendor has a file of that name, and the person must decide. */
  status: 'waiting' | 'sending' | 'taken' | 'failed'
  /** From 0 to 1. */
  progress: number
  /** Why it failed. */
  message: string | null
  /** Whether another try can help. */
  isRetriable: boolean
}

/** More at once would only make each slower. */
const AT_ONCE = 2

/** The uploads outlive the panel that began them: opening another vendor does not cancel them. */
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

/** The uploads of a vendor, in the order they were begun. */
export function useUploads(vendorId: string): readonly Upload[] {
  const all = useSyncExternalStore(
    useCallback((listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    }, []),
    () => uploads,
  )
  return all.filter(({ place }) => place.vendorId === vendorId)
}

/** Begins to upload files; each goes its own way, whatever becomes of the others. */
export function addUploads(place: VendorRef, files: readonly File[]) {
  const there = queryClient.getQueryData(filesQuery(place).queryKey) ?? []
  const names = new Set(there.map(({ name }) => name))
  const added = files.map((file): Upload => {
    const name = safeFileName(file.name)
    const isTooLarge = file.size > VENDOR_FILE_MAX_BYTES
    return {
      id: uuidv7(),
      place,
      file,
      name,
      overwrite: false,
      // Asked before it is sent, and not after 25 MB.
      status: isTooLarge ? 'failed' : names.has(name) ? 'taken' : 'waiting',
      progress: 0,
      message: isTooLarge
        ? `«${name}» pesa ${fileSize(file.size)} y cada archivo puede pesar ${fileSize(VENDOR_FILE_MAX_BYTES)} como mucho.`
        : null,
      isRetriable: false,
    }
  })
  replace([...uploads, ...added])
  startNext()
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

/** The file takes the place of the one that has its name. */
export function overwriteFile(id: string) {
  change(id, { status: 'waiting', overwrite: true })
  startNext()
}

/** Without a network the files wait for it. */
onlineManager.subscribe((isOnline) => {
  if (isOnline) startNext()
})

function startNext() {
  if (!onlineManager.isOnline()) return
  const sending = uploads.filter(({ status }) => status === 'sending').length
  const next = uploads.filter(({ status }) => status === 'waiting').slice(0, AT_ONCE - sending)
  for (const upload of next) void start(upload)
}

async function start({ id, place, file, overwrite, name }: Upload) {
  change(id, { status: 'sending' })
  const given = new AbortController()
  cancels.set(id, () => given.abort())
  const send = () => {
    const address = vendorFileAddress(place, { id, name: file.name, overwrite })
    const { stored, cancel } = sendFile<VendorFile>(address, file, (progress) => change(id, { progress }))
    given.signal.addEventListener('abort', cancel)
    return stored
  }
  try {
    await keepFile(place, await whileSignedIn(send, given.signal))
    forget(id)
  } catch (error) {
    if (!given.signal.aborted) fail(id, place, name, error)
  } finally {
    cancels.delete(id)
    startNext()
  }
}

/** The server's own answers: trying again changes nothing. */
const FINAL = new Set(['FILE_TOO_LARGE', 'TOO_MANY_FILES', 'VENDOR_NOT_FOUND', 'WEDDING_NOT_FOUND'])

function fail(id: string, place: VendorRef, name: string, error: unknown) {
  const code = codeOf(error)
  if (code === 'FILE_EXISTS') return change(id, { status: 'taken', progress: 0 })
  const message = `No hemos podido subir «${name}». ${messageFor(error)}`
  change(id, { status: 'failed', message, isRetriable: !FINAL.has(code) })
  // The open list of the vendor's files shows it already.
  if (!document.querySelector(`[data-files-of="${place.vendorId}"]`)) showToast(message, { tone: 'failed' })
}

async function keepFile(place: VendorRef, stored: VendorFile) {
  await patchList(filesQuery(place).queryKey, (list) => [
    stored,
    ...list.filter(({ id, name }) => id !== stored.id && name !== stored.name),
  ])
  void refreshVendorList(place.weddingId)
}

// Closing the window now would cut them off.
countAsUnsaved(() => uploads.some(({ status }) => status === 'waiting' || status === 'sending'))
