import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { clientNetwork, networkOf } from './client-network.ts'

describe('the network a client is counted by', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['192.0.2.7:51234', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
    ['2001:db8::', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })

  it.each(['', 'unknown', '1.2.3', '2001:db8::g', '[::1', 'x'.repeat(5000)])('is none of «%s»', (written) => {
    expect(networkOf(written)).toBeNull()
  })

  const request = (forwarded: string | undefined) =>
    ({
      headers: { 'x-forwarded-for': forwarded },
      socket: { remoteAddress: '::ffff:10.0.0.1' },
    }) as unknown as IncomingMessage

  it('is the last one written by a trusted proxy, and the connection’s without one', () => {
    const spoofed = request('203.0.113.9, 2001:db8:1:2::7')
    expect(clientNetwork(spoofed, true)).toBe('2001:db8:1:2::/64')
    expect(clientNetwork(spoofed, false)).toBe('10.0.0.1')
    expect(clientNetwork(request(undefined), true)).toBe('10.0.0.1')
    expect(clientNetwork(request('no-address'), true)).toBe('10.0.0.1')
  })
})
