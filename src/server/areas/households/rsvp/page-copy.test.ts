import { expect, it } from 'vitest'
import { type PageCopy, readPageCopy, writePageCopy } from './page-copy.ts'

const copy = {
  view: { path: '/i/one', weddingName: 'Lucía & Martín', questions: [], asksSong: false, asksMessage: true },
  shown: { people: { one: { menu: 'carne', ownAnswers: {} } }, song: '', ownAnswers: { nights: '2' } },
  language: 'ca',
} as unknown as PageCopy

it('a page is read again as it was written', () => {
  expect(readPageCopy(writePageCopy(copy, 'secret'), '/i/one', 'secret')).toEqual(copy)
})

it('a copy of a release without questions has none, and asks for a song and some words', () => {
  const former = { view: { path: '/i/one' }, shown: { people: { one: {} } }, language: 'ca' }
  expect(readPageCopy(writePageCopy(former as unknown as PageCopy, 'secret'), '/i/one', 'secret')).toEqual({
    view: { path: '/i/one', questions: [], asksSong: true, asksMessage: true },
    shown: { people: { one: { ownAnswers: {} } }, ownAnswers: {} },
    language: 'ca',
  })
})

it('nothing is read of another page, another server, or what was changed', () => {
  const text = writePageCopy(copy, 'secret')
  expect(readPageCopy(text, '/i/two', 'secret')).toBeNull()
  expect(readPageCopy(text, '/i/one', 'other')).toBeNull()
  for (const forged of ['', '.', 'x', `${text}x`, `x${text}`, text.replace('.', '')])
    expect(readPageCopy(forged, '/i/one', 'secret')).toBeNull()
})
