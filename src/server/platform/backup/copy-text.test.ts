import { expect, it } from 'vitest'
import { readCopyText } from './copy-text.ts'

it('reads values as they were: tabs, line feeds, backslashes and null', () => {
  expect(readCopyText('1\tCarmen\\tAguirre\\n\\\\N\t\\N\n2\t\t\\\\\n', ['id', 'name', 'notes'])).toEqual([
    { id: '1', name: 'Carmen\tAguirre\n\\N', notes: null },
    { id: '2', name: '', notes: '\\' },
  ])
})
