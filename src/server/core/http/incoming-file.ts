import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { fileTypeFromBuffer } from 'file-type'
import { ARCHIVE_MAX_BYTES } from '#domain/archive/wedding-archive.ts'
import { MINUTE_MS } from '#domain/time/time.ts'

/** file-type asks for so many bytes to recognise everything it knows. */
const HEAD_BYTES = 4100

/** Content that is nothing we know, or that a browser might run, gets this type. */
const UNKNOWN_TYPE = 'application/octet-stream'
const MAY_RUN = /[/+](xml|html|javascript|ecmascript|x-shockwave-flash|wasm)$/

/** How fast a body must come: after a time to begin with, so many bytes in each millisecond on average. */
export type Pace = { bytesPerMs: number; slackMs: number }

/** A file that arrives as the body of a request, read as fast as it is stored and never held as a whole. */
export type IncomingFile = {
  /** The bytes declared; `null` when the request does not say. */
  size: number | null
  /** The bytes, once. Fails when they are not exactly as many as declared. */
  contents: Readable
  /** Whether it was the sender who broke off. */
  readonly isBroken: boolean
  /** The media type found in the bytes that have been read. */
  contentType(): Promise<string>
  /**
   * From now on a sender that is slower counts as gone: others wait for its place. The time in which no more of the body
   * is asked for is not the sender's.
   */
  keepPace(pace: Pace): void
  /** Reads up to `maxBytes` more and forgets them, so that the sender gets to hear the answer. */
  discard(maxBytes: number): Promise<void>
}

type Incoming = Pick<IncomingMessage, 'headers' | 'iterator'> & { destroy(): unknown }

/** How long a sender may be silent, in milliseconds, before it counts as gone. */
const SILENCE_MS = 2 * MINUTE_MS

/** How long a body may take to arrive, in milliseconds: a file of 25 MB on a slow line, and more for what is larger. */
const ARRIVAL_MS = 20 * MINUTE_MS
const SLOWEST_BYTES_PER_MS = 600
/** A whole number, without which Node starts no listener. */
export const LONGEST_ARRIVAL_MS = ARRIVAL_MS + Math.ceil(ARCHIVE_MAX_BYTES / SLOWEST_BYTES_PER_MS)

/** How long a sender is waited for; `left` is in milliseconds. */
function patienceFor(size: number | null, silenceMs: number) {
  const latestAt = performance.now() + ARRIVAL_MS + (size ?? 0) / SLOWEST_BYTES_PER_MS
  let pacedMs = Number.POSITIVE_INFINITY
  let bytesPerMs = Number.POSITIVE_INFINITY
  return {
    left: () => Math.max(0, Math.min(silenceMs, latestAt - performance.now(), pacedMs)),
    keepPace(pace: Pace) {
      pacedMs = pace.slackMs
      bytesPerMs = pace.bytesPerMs
    },
    /** So many bytes came after so long. */
    spend(waitedMs: number, bytes: number) {
      pacedMs += bytes / bytesPerMs - waitedMs
    },
  }
}

/** The body of a request as a file. Nothing is read before `contents` is. */
export function receive(request: Incoming, silenceMs = SILENCE_MS): IncomingFile {
  const size = declaredSize(request)
  const patience = patienceFor(size, silenceMs)
  const reader = request.iterator({ destroyOnReturn: false })
  let received = 0
  let isBroken = false
  let head = Buffer.alloc(0)

  async function next(): Promise<Uint8Array | null> {
    const askedAt = performance.now()
    const silence = setTimeout(() => request.destroy(), patience.left())
    try {
      const { done, value } = await reader.next()
      if (!done) received += value.length
      patience.spend(performance.now() - askedAt, done ? 0 : value.length)
      if (size !== null && (done ? received !== size : received > size)) {
        throw new Error(`${received} bytes arrived of ${size}`)
      }
      return done ? null : value
    } catch (error) {
      isBroken = true
      throw error
    } finally {
      clearTimeout(silence)
    }
  }

  async function* chunks() {
    for (let chunk = await next(); chunk; chunk = await next()) {
      if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk]).subarray(0, HEAD_BYTES)
      yield chunk
    }
  }

  return {
    size,
    contents: Readable.from(chunks(), { objectMode: false }),
    get isBroken() {
      return isBroken
    },
    contentType: async () => safeType((await fileTypeFromBuffer(head))?.mime),
    keepPace: patience.keepPace,
    async discard(maxBytes) {
      const end = received + maxBytes
      while (!isBroken && received < end && (await next().catch(() => null))) {}
    },
  }
}

/** A media type that a browser will not run. */
export const safeType = (found: string | undefined): string =>
  found && !MAY_RUN.test(found) ? found : UNKNOWN_TYPE

function declaredSize({ headers }: Incoming): number | null {
  const declared = headers['content-length']
  return declared !== undefined && /^\d{1,15}$/.test(declared) ? Number(declared) : null
}
