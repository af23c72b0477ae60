import type { LookupAddress } from 'node:dns'
import { type IncomingMessage, type RequestOptions, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { Outbound } from './outbound.ts'

/** Why nothing was asked, or answered. */
export class OutboundError extends Error {
  readonly reason: 'refused' | 'unreachable'
  constructor(reason: OutboundError['reason'], cause?: unknown) {
    super(`the address is ${reason}`, { cause })
    this.reason = reason
  }
}

/** An address of http or https on its own port without credentials; `null` for every other. */
export function readWebLink(link: string, outbound: Outbound): URL | null {
  const address = URL.canParse(link) ? new URL(link) : null
  const isAllowed =
    address &&
    ['http:', 'https:'].includes(address.protocol) &&
    !address.username &&
    !address.password &&
    (address.port === '' || outbound.allowsAnyPort)
  return isAllowed ? address : null
}

/** Whether the host is an address that may not be reached; of a name that is known when it is resolved. */
export const isForbiddenHost = ({ hostname }: URL, outbound: Outbound): boolean => {
  const host = withoutBrackets(hostname)
  return isIP(host) !== 0 && !outbound.allowsAddress(host)
}

type GuardedRequest = Pick<RequestOptions, 'method' | 'headers'> & { body?: Buffer; signal: AbortSignal }

/**
 * Asks an address that a person has given. Its name is resolved here, every address of it must be allowed, and the
 * connection goes to those addresses and to no others, so that a name cannot change its mind in between. Redirects
 * are not followed. Throws `OutboundError`.
 */
export async function requestGuarded(
  address: URL,
  outbound: Outbound,
  { body, signal, ...options }: GuardedRequest,
): Promise<IncomingMessage> {
  const addresses = await resolveAllowed(address.hostname, outbound, signal)
  // The checked addresses are all that the connection gets to know.
  const lookup: LookupFunction = (_, { all }, done) => {
    if (all) return done(null, addresses)
    done(null, addresses[0]!.address, addresses[0]!.family)
  }
  const send = address.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    send(address, { ...options, agent: false, lookup, signal })
      .on('response', resolve)
      .on('error', (error) => reject(new OutboundError('unreachable', error)))
      .end(body)
  })
}

async function resolveAllowed(
  hostname: string,
  outbound: Outbound,
  signal: AbortSignal,
): Promise<LookupAddress[]> {
  const host = withoutBrackets(hostname)
  const family = isIP(host)
  // A literal address is connected to without asking `lookup`.
  const found = family ? [{ address: host, family }] : await inTime(outbound.lookup(host), signal)
  if (found.length === 0) throw new OutboundError('unreachable')
  if (!found.every(({ address }) => outbound.allowsAddress(address))) throw new OutboundError('refused')
  return found
}

function inTime<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const refuse = (cause: unknown) => reject(new OutboundError('unreachable', cause))
    signal.addEventListener('abort', refuse, { once: true })
    work.then(resolve, refuse)
  })
}

const withoutBrackets = (hostname: string) => hostname.replace(/^\[|\]$/g, '')
