import type { IncomingMessage, ServerResponse } from 'node:http'

/** How much of an unread body is taken in, in bytes, so that its sender reads the answer. */
const DISCARD_MAX_BYTES = 1024 * 1024

/** How long a sender may take, in milliseconds, to finish or to go away once the answer is out. */
const LINGER_MS = 5000

/** How long a sender of more than is taken in has, in milliseconds, to read the answer before the connection is reset. */
const READING_MS = 500

/** Whether the request has a body of which something is still to come. */
export function hasUnreadBody(request: IncomingMessage): boolean {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers
  const hasBody = encoding !== undefined || (length !== undefined && length !== '0')
  return hasBody && !request.complete
}

/**
 * Whether the rest of a body is so little that the connection goes on after it; an answer to any other
 * closes it.
 */
export function isWorthDiscarding({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] === undefined && Number(headers['content-length']) <= DISCARD_MAX_BYTES
}

/** Closes the connection when a body is still coming long after the answer: nothing reads it. */
export function limitUnreadTime(request: IncomingMessage, response: ServerResponse): void {
  response.once('finish', () => {
    if (request.complete) return
    const late = setTimeout(() => request.socket.destroy(), LINGER_MS)
    request.once('close', () => clearTimeout(late))
    request.resume()
  })
}

/**
 * Ends an answer whose body has been written while the request is still arriving. To close at once would
 * reset the connection and take the answer from a sender who has not read it, so some of the rest is taken
 * in and forgotten first, and a sender of more has a moment in which nothing is taken in any more.
 */
export function endAfterDiscarding(request: IncomingMessage, response: ServerResponse): void {
  let missing = DISCARD_MAX_BYTES
  const end = () => {
    clearTimeout(late)
    request.off('data', discard).off('end', end).off('close', end)
    response.end()
    if (!request.complete) request.socket.destroySoon()
  }
  const discard = (chunk: Buffer) => {
    missing -= chunk.length
    if (missing >= 0) return
    request.off('data', discard).pause()
    clearTimeout(late)
    late = setTimeout(end, READING_MS)
  }
  let late = setTimeout(end, LINGER_MS)
  request
    .on('data', discard)
    .once('end', end)
    .once('close', end)
    .on('error', () => {})
  request.resume()
}
