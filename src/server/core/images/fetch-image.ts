import type { IncomingMessage } from 'node:http'
import { PassThrough, type Readable } from 'node:stream'
import { IMAGE_MAX_BYTES } from '#domain/inspiration/images.ts'
import { OutboundError, readWebLink, requestGuarded } from '#server/platform/outbound/guarded-request.ts'
import type { Outbound } from '#server/platform/outbound/outbound.ts'
import { findPagePicture } from './page-picture.ts'

/** Why nothing was fetched. */
export class FetchRefused extends Error {
  readonly code: 'LINK_REFUSED' | 'LINK_UNREACHABLE' | 'IMAGE_TOO_LARGE' | 'NOT_AN_IMAGE'
  constructor(code: FetchRefused['code'], cause?: unknown) {
    super(code, { cause })
    this.code = code
  }
}

/** All of it, redirects included, in milliseconds. */
const FETCH_MS = 15_000
const REDIRECTS_MAX = 3
/** Many sites answer nothing to a client without a name; this one does not pretend to be a browser. */
const HEADERS = { accept: 'image/*, text/html;q=0.5', 'user-agent': 'Azahar/1 (image saved by a person)' }

/** A fetched image: its bytes, once, at most 15 MB of them, and the name that its address gives it. */
export type FetchedImage = { contents: Readable; fileName: string }

type Opened = { answer: IncomingMessage; address: URL }

/**
 * Fetches what a person found on the web: an image, or the picture that a page shows when it is shared. Only http and
 * https on their own ports without credentials; the name must lead to public addresses (`requestGuarded`). Each redirect,
 * and the address that a page gives, is checked in the same way. No cookies are sent or kept. Throws `FetchRefused`.
 */
export async function fetchImage(link: string, outbound: Outbound): Promise<FetchedImage> {
  const signal = AbortSignal.timeout(FETCH_MS)
  const opened = await follow(readLink(link, outbound), outbound, signal)
  if (!isPage(opened)) return received(opened, signal)
  const picture = await pictureOf(opened)
  return received(await follow(readLink(picture.href, outbound), outbound, signal), signal)
}

const received = ({ answer, address }: Opened, signal: AbortSignal): FetchedImage => ({
  contents: receive(answer, signal),
  fileName: nameOf(address),
})

const isPage = ({ answer: { statusCode, headers } }: Opened) =>
  statusCode === 200 && /^(text\/html|application\/xhtml\+xml)\b/i.test(headers['content-type'] ?? '')

async function pictureOf({ answer, address }: Opened): Promise<URL> {
  try {
    const picture = await findPagePicture(answer, address)
    if (picture) return picture
  } catch (error) {
    throw new FetchRefused('LINK_UNREACHABLE', error)
  } finally {
    answer.destroy()
  }
  throw new FetchRefused('NOT_AN_IMAGE')
}

async function follow(first: URL, outbound: Outbound, signal: AbortSignal): Promise<Opened> {
  let address = first
  for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects += 1) {
    const answer = await open(address, outbound, signal)
    const { statusCode = 0, headers } = answer
    const isRedirect = statusCode >= 300 && statusCode < 400 && headers.location
    if (!isRedirect) return { answer, address }
    answer.destroy()
    if (!URL.canParse(headers.location!, address.href)) throw new FetchRefused('LINK_UNREACHABLE')
    address = readLink(new URL(headers.location!, address).href, outbound)
  }
  throw new FetchRefused('LINK_UNREACHABLE')
}

function readLink(link: string, outbound: Outbound): URL {
  const address = readWebLink(link, outbound)
  if (!address) throw new FetchRefused('LINK_REFUSED')
  return address
}

async function open(address: URL, outbound: Outbound, signal: AbortSignal): Promise<IncomingMessage> {
  try {
    return await requestGuarded(address, outbound, { headers: HEADERS, signal })
  } catch (error) {
    const isRefused = error instanceof OutboundError && error.reason === 'refused'
    throw new FetchRefused(isRefused ? 'LINK_REFUSED' : 'LINK_UNREACHABLE', error)
  }
}

/** The body of an answer, up to the limit, because headers may promise less than they send. */
function receive(answer: IncomingMessage, signal: AbortSignal): Readable {
  const { statusCode = 0, headers } = answer
  const refusal =
    statusCode !== 200
      ? 'LINK_UNREACHABLE'
      : Number(headers['content-length']) > IMAGE_MAX_BYTES
        ? 'IMAGE_TOO_LARGE'
        : /^text\/html\b/i.test(headers['content-type'] ?? '')
          ? 'NOT_AN_IMAGE'
          : null
  if (refusal) {
    answer.destroy()
    throw new FetchRefused(refusal)
  }
  const contents = new PassThrough()
  let received = 0
  const fail = (error: FetchRefused) => {
    answer.destroy()
    contents.destroy(error)
  }
  signal.addEventListener('abort', () => fail(new FetchRefused('LINK_UNREACHABLE', signal.reason)), {
    once: true,
  })
  answer.on('data', (chunk: Buffer) => {
    received += chunk.length
    if (received > IMAGE_MAX_BYTES) fail(new FetchRefused('IMAGE_TOO_LARGE'))
  })
  answer.on('error', (error) => fail(new FetchRefused('LINK_UNREACHABLE', error)))
  answer.pipe(contents)
  return contents
}

const nameOf = ({ pathname, hostname }: URL) => pathname.split('/').at(-1) || hostname
