import { beforeEach, describe, expect, it, vi } from 'vitest'
import { CodedError } from '../error-messages.ts'
import {
  drawPageFor,
  endSession,
  holdRequests,
  onSessionEnd,
  resumeSession,
  untilSignedIn,
  whileSignedIn,
} from './signed-in.ts'

const OVER = new CodedError('UNAUTHENTICATED', undefined, 401)
const onEnd = vi.fn()
const settled = async (promise: Promise<unknown>) => {
  const pending = Symbol('pending')
  await new Promise((resolve) => setImmediate(resolve))
  return (await Promise.race([promise, pending])) !== pending
}

beforeEach(() => {
  resumeSession()
  drawPageFor('lucia')
  onEnd.mockReset()
  onSessionEnd(onEnd)
})

describe('a request whose session is over', () => {
  it('waits, and is repeated once the person has signed in again', async () => {
    const request = vi.fn().mockRejectedValueOnce(OVER).mockResolvedValueOnce('saved')
    const answer = whileSignedIn(request)
    expect(await settled(answer)).toBe(false)
    expect(request).toHaveBeenCalledTimes(1)
    resumeSession()
    expect(await answer).toBe('saved')
    expect(request).toHaveBeenCalledTimes(2)
  })

  it('makes others wait without asking the server, and says so once', async () => {
    const first = whileSignedIn(vi.fn().mockRejectedValueOnce(OVER).mockResolvedValue('first'))
    await settled(first)
    const request = vi.fn().mockResolvedValue('second')
    const second = whileSignedIn(request)
    expect(await settled(second)).toBe(false)
    expect(request).not.toHaveBeenCalled()
    expect(onEnd).toHaveBeenCalledTimes(1)
    resumeSession()
    expect(await Promise.all([first, second])).toEqual(['first', 'second'])
  })

  it('is not made while the person signs out, and is when they stay', async () => {
    holdRequests()
    const request = vi.fn().mockResolvedValue('read')
    const answer = whileSignedIn(request)
    expect(await settled(answer)).toBe(false)
    expect(request).not.toHaveBeenCalled()
    expect(onEnd).not.toHaveBeenCalled()
    resumeSession()
    expect(await answer).toBe('read')
  })

  it('ends when its caller aborts, but not for its time limit', async () => {
    endSession()
    const [unwanted, late] = [new AbortController(), new AbortController()]
    const request = vi.fn().mockResolvedValue('saved')
    const given = whileSignedIn(request, unwanted.signal)
    const waiting = whileSignedIn(request, late.signal)
    unwanted.abort()
    late.abort(new DOMException('too long', 'TimeoutError'))
    await expect(given).rejects.toMatchObject({ name: 'AbortError' })
    expect(await settled(waiting)).toBe(false)
    resumeSession()
    expect(await waiting).toBe('saved')
  })

  it('fails when the server goes on refusing a session that is there', async () => {
    onSessionEnd(() => queueMicrotask(resumeSession))
    await expect(whileSignedIn(vi.fn().mockRejectedValue(OVER))).rejects.toBe(OVER)
    await untilSignedIn()
  })

  it('fails at once for any other reason', async () => {
    const refusal = new CodedError('GUEST_NOT_FOUND', undefined, 404)
    await expect(whileSignedIn(vi.fn().mockRejectedValue(refusal))).rejects.toBe(refusal)
    expect(onEnd).not.toHaveBeenCalled()
  })
})
