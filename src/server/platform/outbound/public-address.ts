import ipaddr from 'ipaddr.js'

/** Public by their range, but answered inside of the network of a cloud: Azure's host. */
const METADATA: readonly string[] = ['168.63.129.16']

/** The part of IPv6 that is given out for the internet: everything else is set aside. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Whether an address is one of the public internet. Everything that is set aside for other uses is not:
 * private, loopback, link-local with the metadata services of clouds, shared by carriers, multicast, and
 * IPv6 that carries an IPv4 address inside (mapped, NAT64, 6to4, Teredo), which would lead around this check.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast' || METADATA.includes(address)) return false
  return parsed.kind() === 'ipv4' || parsed.match(GLOBAL_UNICAST)
}
