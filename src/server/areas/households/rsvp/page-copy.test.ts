import { expect, it } from 'vitest'
import { type PageCopy, readPageCopy, writePageCopy } from './page-copy.ts'

const copy = { view: { path: '/i/one', weddingName: 'Lucía & Martín' }, language: 'ca' } as PageCopy

it('a page is read again as it was written', () => {
  expect(readPageCopy(writePageCopy(copy, 'secret'), '/i/one', 'secret')).toEqual(copy)
})

it('nothing is read of another page, another server, or what was changed', () => {
  const text = writePageCopy(copy, 'secret')
  expect(readPageCopy(text, '/i/two', 'secret')).toBeNull()
  expect(readPageCopy(text, '/i/one', 'other')).toBeNull()
  for (const forged of ['', '.', 'x', `${text}x`, `x${text}`, text.replace('.', '')])
    expect(readPageCopy(forged, '/i/one', 'secret')).toBeNull()
})
