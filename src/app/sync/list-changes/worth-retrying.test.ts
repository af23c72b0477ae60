import { ORPCError } from '@orpc/client'
import { describe, expect, it } from 'vitest'
import { isWorthRetrying } from './worth-retrying.ts'

const UNHEARD = new TypeError('Failed to fetch')
const TIMED_OUT = new DOMException('too long', 'TimeoutError')
const AWAY = ['DATABASE_UNAVAILABLE', 'OVERLOADED', 'WEDDING_BUSY', 'STORAGE_FULL', 'SERVER_STOPPING'].map(
  (code) => new ORPCError(code, { status: 503 }),
)
const PROXY = [502, 503, 504].map((status) => new ORPCError('MALFORMED_ORPC_ERROR_RESPONSE', { status }))
const TOO_SOON = new ORPCError('TOO_MANY_REQUESTS', { status: 429 })
const STUMBLED = new ORPCError('INTERNAL_SERVER_ERROR', { status: 500 })
const REFUSED = new ORPCError('GUEST_NOT_FOUND', { status: 404 })
const GUESSED = new ORPCError('TOO_MANY_WRONG_CODES', { status: 429 })

describe('a change that was not saved', () => {
  it.each([UNHEARD, TIMED_OUT, ...AWAY, ...PROXY, TOO_SOON])('waits for as long as it takes: %s', (error) => {
    expect([0, 3, 50, 5000].every((failures) => isWorthRetrying(failures, error))).toBe(true)
  })

  it('is tried four times when the server stumbles over it', () => {
    expect([0, 1, 2, 3].map((failures) => isWorthRetrying(failures, STUMBLED))).toEqual([
      true,
      true,
      true,
      false,
    ])
  })

  it.each([REFUSED, GUESSED])('is not tried again when the server has said no: %s', (error) => {
    expect(isWorthRetrying(0, error)).toBe(false)
  })
})
