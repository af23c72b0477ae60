import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { neutraliseCell, restoreCell, typedCell } from './spreadsheet-cell.ts'

test.each(['=1+1', '+34 600 111 222', '-2', '@ana', '\tx', '\rx', '＝1'])('%j gets an apostrophe', (text) => {
  expect(neutraliseCell(text)).toBe(`'${text}`)
})

test.each(['Ana', '', "O'Connor", "'Tonio", '1-2', 'a=b'])('%j stays as it is', (text) => {
  expect(neutraliseCell(text)).toBe(text)
  expect(restoreCell(text)).toBe(text)
})

test.each(['=1+1', '+34 600 111 222', '-2', '@ana'])('%j stays as it is in a typed cell', (text) => {
  expect(typedCell(text)).toBe(text)
})

test('what is neutralised can be restored, even a text that had the apostrophe', () => {
  const formulaLike = fc.tuple(
    fc.string(),
    fc.constantFrom('', "'", "''"),
    fc.constantFrom('=', '+', '-', '@', 'a', ''),
  )
  fc.assert(
    fc.property(formulaLike, ([rest, quotes, start]) => {
      const text = quotes + start + rest
      expect(restoreCell(neutraliseCell(text))).toBe(text)
      expect(restoreCell(typedCell(text))).toBe(text)
    }),
  )
})
