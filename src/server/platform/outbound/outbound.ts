import type { LookupAddress } from 'node:dns'
import { lookup as resolve } from 'node:dns/promises'
import { isPublicAddress } from './public-address.ts'

/**
 * The part of the network that may be reached at addresses that people give, for images and push; tests give their own.
 */
export type Outbound = {
  lookup(host: string): Promise<LookupAddress[]>
  allowsAddress(address: string): boolean
  /** Whether a port is reached that is not the one of its scheme. */
  allowsAnyPort: boolean
  /** Whether a push service may be asked without TLS. */
  allowsPlainPush?: boolean
}

/** The public internet, and nothing of the network that the server stands in. */
export const PUBLIC_INTERNET: Outbound = {
  lookup: (host) => resolve(host, { all: true, verbatim: true }),
  allowsAddress: isPublicAddress,
  allowsAnyPort: false,
}
