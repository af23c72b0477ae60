import type { IncomingMessage } from 'node:http'
import { ORPCError } from '@orpc/client'

/**
 * The JSON of a request's body, `undefined` when it is empty. Throws `BODY_TOO_LARGE` (413) beyond
 * `maxSize` bytes, before anything is read if the length is declared; `BAD_REQUEST` (400) for what is
 * no JSON or breaks off; `UNSUPPORTED_MEDIA_TYPE` (415) for what does not even claim to be JSON.
 */
export async function readJson(request: IncomingMessage, maxSize: number): Promise<unknown> {
  if (Number(request.headers['content-length'] ?? 0) > maxSize) throw tooLarge(maxSize)
  const type = request.headers['content-type']
  const text = await readText(request, maxSize)
  if (text === '') return undefined
  if (type !== undefined && !/^application\/(json|[\w.+-]+\+json)\b/i.test(type)) {
    throw new ORPCError('UNSUPPORTED_MEDIA_TYPE', { status: 415, message: 'The body has to be JSON' })
  }
  try {
    return JSON.parse(text)
  } catch {
    throw new ORPCError('BAD_REQUEST', { status: 400, message: 'The body is not JSON' })
  }
}

function readText(request: IncomingMessage, maxSize: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > maxSize) reject(tooLarge(maxSize))
      else chunks.push(chunk)
    })
    request.once('end', () => resolve(Buffer.concat(chunks).toString()))
    request.once('close', () => {
      if (request.complete) return
      reject(new ORPCError('BAD_REQUEST', { status: 400, message: 'The request broke off' }))
    })
  })
}

const tooLarge = (maxSize: number) =>
  new ORPCError('BODY_TOO_LARGE', { status: 413, message: `At most ${maxSize} bytes` })
