import type { LookupAddress } from 'node:dns'
import { Resolver } from 'node:dns/promises'
import { isLoopback } from './loopback.ts'
import { isPublicAddress } from './public-address.ts'

/**
 * The part of the network that may be reached at addresses that people give, for images, push and webhooks; tests give their own.
 */
export type Outbound = {
  lookup(host: string): Promise<LookupAddress[]>
  allowsAddress(address: string): boolean
  /** Whether a port is reached that is not the one of its scheme. */
  allowsAnyPort: boolean
  /** Whether a push service may be asked without TLS. */
  allowsPlainPush?: boolean
  /** Whether webhooks may go to this machine, without TLS: for who writes a receiver on it. */
  allowsLoopbackWebhooks?: boolean
}

/** How long a server of names may take for an answer, in milliseconds, and how often it is asked. */
const ANSWER_MS = 2000
const TRIES = 2

/**
 * Asks the servers of names themselves for the addresses of a host, IPv4 first. The system's own way takes a thread of
 * the process for each name until it is answered, and all names share two of them: those that people give would
 * keep the database, the mail and the files from being reached. Each resolver knows the servers that the system had when
 * it was made, and none is asked for the machine itself (RFC 6761, 6.3). Throws when there is no address of either kind.
 */
export function createLookup(newResolver: () => Resolver): Outbound['lookup'] {
  return async (host) => {
    if (isLoopback(host)) return [{ address: '127.0.0.1', family: 4 }]
    const resolver = newResolver()
    const [v4, v6] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
    if (v4.status === 'rejected' && v6.status === 'rejected') throw v4.reason
    return [
      ...(v4.status === 'fulfilled' ? v4.value : []).map((address) => ({ address, family: 4 })),
      ...(v6.status === 'fulfilled' ? v6.value : []).map((address) => ({ address, family: 6 })),
    ]
  }
}

/** The public internet, and nothing of the network that the server stands in. */
export const PUBLIC_INTERNET: Outbound = {
  lookup: createLookup(() => new Resolver({ timeout: ANSWER_MS, tries: TRIES })),
  allowsAddress: isPublicAddress,
  allowsAnyPort: false,
}
