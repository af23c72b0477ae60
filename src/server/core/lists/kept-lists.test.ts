import { describe, expect, it } from 'vitest'
import { createKeptLists } from './kept-lists.ts'

const MB = 1024 * 1024

/** Counts how often a list was read from the database. */
function countedRead(json = '[]') {
  const counted = {
    times: 0,
    read: async () => {
      counted.times += 1
      return json
    },
  }
  return counted
}

describe('lists that were read a moment ago', () => {
  it('reads once for all who ask for the same version', async () => {
    const { read } = createKeptLists()
    const guests = countedRead('[{"fullName":"Íñigo 💐"}]')
    const together = await Promise.all([read('guests 1', guests.read), read('guests 1', guests.read)])
    const later = await read('guests 1', guests.read)
    expect([...together, later].map(({ text }) => text)).toEqual(Array(3).fill('[{"fullName":"Íñigo 💐"}]'))
    expect(guests.times).toBe(1)
  })

  it('reads again for another version', async () => {
    const { read } = createKeptLists()
    const guests = countedRead()
    await read('guests 1', guests.read)
    await read('guests 2', guests.read)
    expect(guests.times).toBe(2)
  })

  it('keeps no failure', async () => {
    const { read } = createKeptLists()
    const failing = () => Promise.reject(new Error('the connection is gone'))
    await expect(read('guests 1', failing)).rejects.toThrow('the connection is gone')
    expect((await read('guests 1', countedRead('[1]').read)).text).toBe('[1]')
  })

  it('sends a list of more than a megabyte and keeps it not', async () => {
    const { read } = createKeptLists()
    const large = countedRead('x'.repeat(MB))
    await read('guests 1', large.read)
    expect((await read('guests 1', large.read)).bytes.length).toBe(MB)
    expect(large.times).toBe(2)
  })

  it('keeps some eight megabytes, and forgets first what was asked for longest ago', async () => {
    const { read } = createKeptLists()
    const lists = Array.from({ length: 30 }, () => countedRead('x'.repeat(MB / 2)))
    for (const [at, list] of lists.entries()) await read(`guests ${at}`, list.read)
    await read('guests 29', lists[29]!.read)
    await read('guests 0', lists[0]!.read)
    expect([lists[29]!.times, lists[0]!.times]).toEqual([1, 2])
  })

  it('answers a list that others have pushed out while it was being read', async () => {
    const { read } = createKeptLists()
    for (let at = 0; at < 16; at += 1) await read(`kept ${at}`, countedRead('x'.repeat(MB / 2)).read)
    let answer = (_json: string) => {}
    const slow = read(
      'slow',
      () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    )
    for (let at = 0; at < 30; at += 1) await read(`guests ${at}`, countedRead('x'.repeat(MB / 2)).read)
    answer('[1]')
    expect((await slow).text).toBe('[1]')
  })

  it('compresses a list once', async () => {
    const { read } = createKeptLists()
    const body = await read('guests 1', countedRead('x'.repeat(20_000)).read)
    expect(await body.gzip()).toBe(await body.gzip())
  })
})
