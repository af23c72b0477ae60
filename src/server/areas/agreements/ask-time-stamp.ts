import { SECOND_MS } from '#domain/time/time.ts'
import { readTimeStamp } from './read-time-stamp.ts'
import { newNonce, timeStampRequest } from './time-stamp-request.ts'

/** An authority answers within a second or two, with some kilobytes. */
const ANSWER_MS = 15 * SECOND_MS
const ANSWER_MAX_BYTES = 64 * 1024

export type TimeStamp = { reply: Buffer; authority: string; at: Date }

/** Asks an authority for a token over a SHA-256 in hexadecimal (RFC 3161, 3.4). Throws where none comes that fits. */
export async function askTimeStamp(hash: string, authority: URL): Promise<TimeStamp> {
  const nonce = newNonce()
  const reply = await post(timeStampRequest(hash, nonce), authority)
  const read = readTimeStamp(reply, { hash, nonce })
  if ('refused' in read) throw new Error(`${authority.host} gave no time stamp: ${read.refused}`)
  return { reply, authority: authority.host, at: read.at }
}

async function post(query: Buffer, authority: URL): Promise<Buffer> {
  const { username, password } = authority
  const address = new URL(authority)
  address.username = ''
  address.password = ''
  const account = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`)
  const response = await fetch(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/timestamp-query',
      accept: 'application/timestamp-reply',
      ...(username && { authorization: `Basic ${account.toString('base64')}` }),
    },
    body: new Uint8Array(query),
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER_MS),
  })
  if (!response.ok || !response.body) {
    await response.body?.cancel()
    throw new Error(`${authority.host} answers ${response.status} to a request for a time stamp`)
  }
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of response.body) {
    bytes += part.length
    // Leaving the loop closes the connection.
    if (bytes > ANSWER_MAX_BYTES) throw new Error(`the answer of ${authority.host} is too large`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}
