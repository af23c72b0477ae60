import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

/**
 * The network a request comes from, which is what rate limits count: an IPv4 address, or the /64 of an
 * IPv6 address, since a single subscriber is given at least a whole /64. It is taken from the connection,
 * or from the last entry the reverse proxy wrote when that proxy is trusted.
 */
export function clientNetwork(request: IncomingMessage, trustProxy: boolean): string {
  return (
    networkOf(forwardedBy(request, trustProxy)) ?? networkOf(request.socket.remoteAddress ?? '') ?? 'unknown'
  )
}

/** The whole address that a request comes from, for what proves a signature. */
export function clientAddress(request: IncomingMessage, trustProxy: boolean): string {
  const given = [forwardedBy(request, trustProxy), request.socket.remoteAddress ?? ''].map(withoutPort)
  return given.find((address) => isIP(address) > 0)?.replace(/^::ffff:(?=\d+\.)/i, '') ?? 'unknown'
}

function forwardedBy({ headers }: IncomingMessage, trustProxy: boolean): string {
  if (!trustProxy) return ''
  return String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)!
    .trim()
}

/** The same for a route of Hono. */
export const clientNetworkOf = (c: Context, trustProxy: boolean) =>
  clientNetwork((c.env as HttpBindings).incoming, trustProxy)

export const clientAddressOf = (c: Context, trustProxy: boolean) =>
  clientAddress((c.env as HttpBindings).incoming, trustProxy)

/** `192.0.2.7` as it is, `2001:db8::7` as `2001:db8:0:0::/64`; `null` for what is no address. */
export function networkOf(written: string): string | null {
  const address = withoutPort(written)
  if (isIP(address) === 4) return address
  if (isIP(address) !== 6) return null
  const groups = groupsOf(address)
  const [high, low] = groups.slice(6) as [number, number]
  const isMappedIPv4 = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMappedIPv4) return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

/** Proxies may write `[2001:db8::7]:443` and `192.0.2.7:443`; a link-local address may name its interface. */
function withoutPort(written: string): string {
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(written)?.[1]
  const address = bracketed ?? written.replace(/^([\d.]+):\d+$/, '$1')
  return address.replace(/%.*$/, '')
}

/** The eight 16-bit groups. The URL parser writes an embedded IPv4 address in hexadecimal. */
function groupsOf(address: string): number[] {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head, tail] = canonical.split('::').map((part) => (part ? part.split(':') : []))
  const zeros = tail ? Array<string>(8 - head!.length - tail.length).fill('0') : []
  return [...head!, ...zeros, ...(tail ?? [])].map((group) => Number.parseInt(group, 16))
}
