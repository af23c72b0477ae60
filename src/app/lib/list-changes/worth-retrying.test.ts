import { ORPCError } from '@orpc/client'
import { afterEach, describe, expect, it } from 'vitest'
import { setLiveStatus } from '../live/live-status.ts'
import { isWorthRetrying } from './worth-retrying.ts'

const UNHEARD = new TypeError('Failed to fetch')
const TIMED_OUT = new DOMException('too long', 'TimeoutError')
const PROXY = new ORPCError('BAD_GATEWAY', { status: 502 })
const STUMBLED = new ORPCError('INTERNAL_SERVER_ERROR', { status: 500 })
const REFUSED = new ORPCError('GUEST_NOT_FOUND', { status: 404 })

afterEach(() => setLiveStatus({ isLive: false, failures: 0 }))

describe('a change that was not saved', () => {
  it.each([UNHEARD, TIMED_OUT, PROXY, STUMBLED])('is tried four times: %s', (error) => {
    setLiveStatus({ isLive: true, failures: 0 })
    expect([0, 1, 2, 3].map((failures) => isWorthRetrying(failures, error))).toEqual([
      true,
      true,
      true,
      false,
    ])
  })

  it.each([UNHEARD, TIMED_OUT, PROXY])('waits for a server that is away: %s', (error) => {
    setLiveStatus({ isLive: false, failures: 5 })
    expect(isWorthRetrying(50, error)).toBe(true)
  })

  it('does not wait for ever for a server that stumbles over it', () => {
    setLiveStatus({ isLive: false, failures: 5 })
    expect(isWorthRetrying(3, STUMBLED)).toBe(false)
  })

  it('is not tried again when the server has said no', () => {
    expect(isWorthRetrying(0, REFUSED)).toBe(false)
  })
})
