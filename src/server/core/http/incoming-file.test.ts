import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { LONGEST_ARRIVAL_MS, receive } from './incoming-file.ts'

const sending = (bytes: string, declared: number) =>
  receive(
    Object.assign(Readable.from([Buffer.from(bytes)]), { headers: { 'content-length': String(declared) } }),
  )

describe('a file that arrives', () => {
  it('is what was declared', async () => {
    const file = sending('abc', 3)
    expect((await buffer(file.contents)).toString()).toBe('abc')
    expect([file.size, file.isBroken]).toEqual([3, false])
  })

  it.each([
    ['fewer', 7],
    ['more', 2],
  ])('with %s bytes than it says is broken', async (_, declared) => {
    const file = sending('abc', declared)
    await expect(buffer(file.contents)).rejects.toThrow(`3 bytes arrived of ${declared}`)
    expect(file.isBroken).toBe(true)
  })

  it('whose sender falls silent is broken', async () => {
    const silent = Object.assign(new Readable({ read() {} }), { headers: { 'content-length': '3' } })
    silent.push('a')
    const file = receive(silent, 20)
    await expect(buffer(file.contents)).rejects.toThrow()
    expect(file.isBroken).toBe(true)
  })

  it('whose sender is slower than a place for it can wait is broken, although never silent', async () => {
    const trickling = new Readable({ read: () => void setTimeout(() => trickling.push('a'), 5) })
    const file = receive(Object.assign(trickling, { headers: { 'content-length': '1000000' } }))
    file.keepPace({ bytesPerMs: 1, slackMs: 20 })
    await expect(buffer(file.contents)).rejects.toThrow()
    expect(file.isBroken).toBe(true)
  })

  it('whose sender keeps the pace is whole', async () => {
    const file = sending('abc', 3)
    file.keepPace({ bytesPerMs: 1, slackMs: 60_000 })
    expect((await buffer(file.contents)).toString()).toBe('abc')
  })

  it('has a time to arrive that a listener takes, which is a whole number', () => {
    expect(Number.isInteger(LONGEST_ARRIVAL_MS)).toBe(true)
  })
})
