import type { LookupAddress } from 'node:dns'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { PassThrough, type Readable } from 'node:stream'
import { IMAGE_MAX_BYTES } from '#domain/images.ts'
import type { Outbound } from './outbound.ts'

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
const HEADERS = { accept: 'image/*', 'user-agent': 'Azahar/1 (image saved by a person)' }

/** A fetched image: its bytes, once, at most 15 MB of them, and the name that its address gives it. */
export type FetchedImage = { contents: Readable; fileName: string }

/**
 * Fetches what a person found on the web. Only http and https on their own ports without credentials; the name
 * is resolved here, every address of it must be public, and the connection goes to those addresses and to no
 * others, so that a name cannot change its mind in between. Each redirect is checked in the same way. No
 * cookies are sent or kept. Throws `FetchRefused`.
 */
export async function fetchImage(link: string, outbound: Outbound): Promise<FetchedImage> {
  const signal = AbortSignal.timeout(FETCH_MS)
  let address = readLink(link, outbound)
  for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects += 1) {
    const answer = await open(address, outbound, signal)
    const { statusCode = 0, headers } = answer
    const isRedirect = statusCode >= 300 && statusCode < 400 && headers.location
    if (!isRedirect) return { contents: receive(answer, signal), fileName: nameOf(address) }
    answer.destroy()
    if (!URL.canParse(headers.location!, address.href)) throw new FetchRefused('LINK_UNREACHABLE')
    address = readLink(new URL(headers.location!, address).href, outbound)
  }
  throw new FetchRefused('LINK_UNREACHABLE')
}

function readLink(link: string, outbound: Outbound): URL {
  const address = URL.canParse(link) ? new URL(link) : null
  const isAllowed =
    address &&
    ['http:', 'https:'].includes(address.protocol) &&
    !address.username &&
    !address.password &&
    (address.port === '' || outbound.allowsAnyPort)
  if (!isAllowed) throw new FetchRefused('LINK_REFUSED')
  return address
}

async function open(address: URL, outbound: Outbound, signal: AbortSignal): Promise<IncomingMessage> {
  const addresses = await resolveAllowed(address.hostname, outbound, signal)
  // The checked addresses are all that the connection gets to know.
  const lookup: LookupFunction = (_, { all }, done) => {
    if (all) return done(null, addresses)
    done(null, addresses[0]!.address, addresses[0]!.family)
  }
  const send = address.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    send(address, { headers: HEADERS, agent: false, lookup, signal })
      .on('response', resolve)
      .on('error', (error) => reject(new FetchRefused('LINK_UNREACHABLE', error)))
      .end()
  })
}

async function resolveAllowed(
  hostname: string,
  outbound: Outbound,
  signal: AbortSignal,
): Promise<LookupAddress[]> {
  const host = hostname.replace(/^\[|\]$/g, '')
  const family = isIP(host)
  // A literal address is connected to without asking `lookup`.
  const found = family ? [{ address: host, family }] : await inTime(outbound.lookup(host), signal)
  if (found.length === 0) throw new FetchRefused('LINK_UNREACHABLE')
  if (!found.every(({ address }) => outbound.allowsAddress(address))) throw new FetchRefused('LINK_REFUSED')
  return found
}

function inTime<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const refuse = (cause: unknown) => reject(new FetchRefused('LINK_UNREACHABLE', cause))
    signal.addEventListener('abort', refuse, { once: true })
    work.then(resolve, refuse)
  })
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
