import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { readIndex } from './read-index.ts'

const id = (number: number) => `0198c0de-0000-7000-8000-${String(number).padStart(12, '0')}`
const guest = (number: number) => ({
  id: id(number),
  full_name: `Carmen Aguirre ${number}`,
  notes: 'Mejor cerca de la puerta. '.repeat(40),
  created_at: '2026-04-10T10:00:00.000Z',
})
const index = (over: object = {}) =>
  JSON.stringify({ formato: 'azahar-boda', version: 1, tablas: {}, archivos: [], ...over })

/** In pieces, as they come out of a ZIP. */
function* pieces(text: string) {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536)
}
const read = (text: string) => readIndex(Readable.from(pieces(text)))
const refusalOf = (text: string) =>
  read(text).then(
    () => 'read',
    ({ code }) => code,
  )

describe('the index of a downloaded wedding', () => {
  it('is read row by row; tables and columns that are not known are left out', async () => {
    const tables = { guests: [{ ...guest(1), colour: 'blue' }, guest(2)], secrets: [{ token: 'x' }] }
    const { rows, people } = await read(
      index({ personas: [{ id: id(9), name: 'Lucía' }], tablas: tables, more: { guests: [1] } }),
    )
    expect(rows.get('guests')).toEqual([guest(1), guest(2)])
    expect(rows.has('secrets')).toBe(false)
    expect(people).toEqual([{ id: id(9), name: 'Lucía' }])
  })

  it('lets other work go on while 10,000 guests are read', async () => {
    const text = index({ tablas: { guests: Array.from({ length: 10_000 }, (_, number) => guest(number)) } })
    let last = performance.now()
    let longest = 0
    const timer = setInterval(() => {
      longest = Math.max(longest, performance.now() - last)
      last = performance.now()
    }, 1)
    const begin = last
    await read(text)
    clearInterval(timer)
    expect(longest).toBeLessThan((performance.now() - begin) / 3)
  })

  it.each([
    ['ARCHIVE_UNKNOWN', 'hello'],
    ['ARCHIVE_UNKNOWN', ''],
    ['ARCHIVE_UNKNOWN', '{"version":1}'],
    ['ARCHIVE_UNKNOWN', index({ formato: 'otra' })],
    ['ARCHIVE_UNKNOWN', index({ version: 'x' })],
    ['ARCHIVE_NEWER', index({ version: 3, tablas: { guests: [7] } })],
    ['ARCHIVE_DAMAGED', index().slice(0, -4)],
    ['ARCHIVE_DAMAGED', `${index()}}`],
    ['ARCHIVE_DAMAGED', index({ tablas: { guests: [{ ...guest(1), id: 'x' }] } })],
    ['ARCHIVE_DAMAGED', index({ tablas: { guests: [{ ...guest(1), full_name: 'a\u0000b' }] } })],
    ['ARCHIVE_TOO_LARGE', index({ tablas: { budgets: [{ total_budget: 1 }, { total_budget: 2 }] } })],
  ])('is refused as %s: %#', async (code, text) => {
    expect(await refusalOf(text)).toBe(code)
  })
})
