import { vendorFileAddress } from '#contract/upload-address.ts'
import type { VendorFile } from '#contract/vendor-files.ts'
import { pageHeaders } from '../../../lib/api.ts'
import { CodedError } from '../../../lib/error-messages.ts'
import type { VendorRef } from '../vendors.queries.ts'

type SendFileOptions = {
  id: string
  overwrite: boolean
  /** From 0 to 1. */
  onProgress: (share: number) => void
}

/** After this long, in milliseconds, in which nothing has moved, the connection is gone. */
const STALLED_MS = 60_000

type Sending = { stored: Promise<VendorFile>; cancel: () => void }

/**
 * Sends the bytes of a file. Rejects with a `CodedError`: the server's code, or `OFFLINE` when the
 * connection broke. `fetch` cannot tell how far an upload has come, so it is not used here.
 */
export function sendFile(place: VendorRef, file: File, options: SendFileOptions): Sending {
  const request = new XMLHttpRequest()
  const { id, overwrite, onProgress } = options
  request.open('POST', vendorFileAddress(place, { id, name: file.name, overwrite }))
  request.setRequestHeader('content-type', 'application/octet-stream')
  for (const [name, value] of Object.entries(pageHeaders())) request.setRequestHeader(name, value)
  const stall = watchForStall(() => request.abort())
  request.upload.addEventListener('progress', ({ loaded, total }) => {
    stall.moved()
    onProgress(total > 0 ? loaded / total : 1)
  })
  request.addEventListener('loadend', stall.stop)
  const stored = new Promise<VendorFile>((resolve, reject) => {
    request.addEventListener('error', () => reject(new CodedError('OFFLINE')))
    request.addEventListener('abort', () =>
      reject(new CodedError(stall.isStalled() ? 'OFFLINE' : 'UPLOAD_CANCELLED')),
    )
    request.addEventListener('load', () => {
      const answer = parse(request.responseText)
      if (request.status === 201 || request.status === 200) resolve(answer as VendorFile)
      else reject(new CodedError(answer.code ?? 'INTERNAL_SERVER_ERROR', answer.data))
    })
  })
  request.send(file)
  return { stored, cancel: () => request.abort() }
}

/** Breaks off what no longer moves: the browser itself may go on waiting for many minutes. */
function watchForStall(breakOff: () => void) {
  let hasStalled = false
  let timer: ReturnType<typeof setTimeout>
  const stall = () => {
    hasStalled = true
    breakOff()
  }
  const moved = () => {
    clearTimeout(timer)
    timer = setTimeout(stall, STALLED_MS)
  }
  const stop = () => {
    clearTimeout(timer)
    window.removeEventListener('offline', stall)
  }
  window.addEventListener('offline', stall)
  moved()
  return { moved, stop, isStalled: () => hasStalled }
}

function parse(body: string): { code?: string; data?: unknown } {
  try {
    return JSON.parse(body)
  } catch {
    return {}
  }
}
