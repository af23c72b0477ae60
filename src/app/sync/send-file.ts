import { MINUTE_MS } from '#domain/time/time.ts'
import { CodedError } from '../shared/error-messages.ts'
import { pageHeaders } from './api.ts'
import { noteRetryAfter } from './away.ts'

/** After this long, in milliseconds, in which nothing has moved, the connection is gone. */
const STALLED_MS = MINUTE_MS

type Sending<Stored> = { stored: Promise<Stored>; cancel: () => void }

/**
 * Sends the bytes of a file to the address of an upload; `onProgress` hears from 0 to 1. When all is sent the server
 * has `answerMs` to answer. Rejects with a `CodedError`: the server's code, or `OFFLINE` when the connection broke.
 * `fetch` cannot tell how far an upload has come, so it is not used here.
 */
export function sendFile<Stored>(
  address: string,
  file: Blob,
  onProgress: (share: number) => void,
  answerMs = STALLED_MS,
): Sending<Stored> {
  const request = new XMLHttpRequest()
  request.open('POST', address)
  request.setRequestHeader('content-type', 'application/octet-stream')
  for (const [name, value] of Object.entries(pageHeaders())) request.setRequestHeader(name, value)
  const stall = watchForStall(() => request.abort())
  request.upload.addEventListener('progress', ({ loaded, total }) => {
    stall.moved(loaded === total ? answerMs : STALLED_MS)
    onProgress(total > 0 ? loaded / total : 1)
  })
  request.addEventListener('loadend', stall.stop)
  const stored = new Promise<Stored>((resolve, reject) => {
    request.addEventListener('error', () => reject(new CodedError('OFFLINE')))
    request.addEventListener('abort', () =>
      reject(new CodedError(stall.isStalled() ? 'OFFLINE' : 'UPLOAD_CANCELLED')),
    )
    request.addEventListener('load', () => {
      const answer = parse(request.responseText)
      if (request.status === 201 || request.status === 200) resolve(answer as Stored)
      else reject(refusalOf(request, answer))
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
  const moved = (patienceMs = STALLED_MS) => {
    clearTimeout(timer)
    timer = setTimeout(stall, patienceMs)
  }
  const stop = () => {
    clearTimeout(timer)
    window.removeEventListener('offline', stall)
  }
  window.addEventListener('offline', stall)
  moved()
  return { moved, stop, isStalled: () => hasStalled }
}

function refusalOf(request: XMLHttpRequest, { code, data }: Answer): CodedError {
  const error = new CodedError(code ?? 'INTERNAL_SERVER_ERROR', data, request.status)
  noteRetryAfter(error, request.getResponseHeader('retry-after') ?? undefined)
  return error
}

type Answer = { code?: string; data?: unknown }

function parse(body: string): Answer {
  try {
    return JSON.parse(body)
  } catch {
    return {}
  }
}
