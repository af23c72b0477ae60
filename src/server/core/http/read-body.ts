import type { IncomingMessage } from 'node:http'
import { ORPCError } from '@orpc/client'
import { JsonLimits } from './json-limits.ts'

/** How long a body may take to arrive, in milliseconds. */
const BODY_TIMEOUT_MS = 30_000

/**
 * The JSON of a request's body, `undefined` when it is empty. Throws `BODY_TOO_LARGE` (413) beyond
 * `maxBytes`, before anything is read if the length is declared, and for text with more values or deeper
 * nesting than any of ours; `BAD_REQUEST` (400) for what is no JSON or breaks off; `UNSUPPORTED_MEDIA_TYPE`
 * (415) for what does not even claim to be JSON; `REQUEST_TIMEOUT` (408) for what takes too long to come.
 */
export async function readJson(request: IncomingMessage, maxBytes: number): Promise<unknown> {
  return parseJson(request, await readJsonText(request, maxBytes))
}

/** The first half of `readJson`: the bytes, which may take long to come but take no work. */
export function readJsonText(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const limits = new JsonLimits(maxBytes)
  return readBody(request, maxBytes, (chunk) => {
    if (!limits.allow(chunk)) throw tooLarge('Too many values, or nested too deeply')
  })
}

/** The second half of `readJson`. */
export function parseJson({ headers }: IncomingMessage, bytes: Buffer): unknown {
  if (bytes.length === 0) return undefined
  const type = headers['content-type']
  if (type !== undefined && !/^application\/(json|[\w.+-]+\+json)\b/i.test(type)) {
    throw new ORPCError('UNSUPPORTED_MEDIA_TYPE', { status: 415, message: 'The body has to be JSON' })
  }
  try {
    return JSON.parse(bytes.toString())
  } catch {
    throw new ORPCError('BAD_REQUEST', { status: 400, message: 'The body is not JSON' })
  }
}

/** Every byte of a request's body. Throws as `readJson` does, and what `inspect` throws at a piece of it. */
export function readBody(
  request: IncomingMessage,
  maxBytes: number,
  inspect: (chunk: Buffer) => void = () => {},
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw beyond(maxBytes)
    // A connection that closed before now has said so already, and ends nothing any more.
    if (request.destroyed) throw brokeOff()
    const chunks: Buffer[] = []
    let size = 0
    const end = (settle: () => void) => {
      clearTimeout(late)
      request.off('data', take).off('end', finish).off('error', breakOff).off('close', breakOff)
      settle()
    }
    const fail = (error: unknown) =>
      end(() => {
        request.pause()
        reject(error)
      })
    const take = (chunk: Buffer) => {
      size += chunk.length
      try {
        if (size > maxBytes) throw beyond(maxBytes)
        inspect(chunk)
        chunks.push(chunk)
      } catch (error) {
        fail(error)
      }
    }
    const finish = () => end(() => resolve(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)))
    const breakOff = () => fail(brokeOff())
    const late = setTimeout(() => fail(timedOut()), BODY_TIMEOUT_MS)
    request.on('data', take).once('end', finish).once('error', breakOff).once('close', breakOff)
  })
}

const tooLarge = (message: string) => new ORPCError('BODY_TOO_LARGE', { status: 413, message })
const beyond = (maxBytes: number) => tooLarge(`At most ${maxBytes} bytes`)
const brokeOff = () => new ORPCError('BAD_REQUEST', { status: 400, message: 'The request broke off' })
const timedOut = () =>
  new ORPCError('REQUEST_TIMEOUT', { status: 408, message: 'The body took too long to arrive' })
