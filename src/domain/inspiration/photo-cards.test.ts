import { expect, it } from 'vitest'
import { pathFromTable, tableInWords, tableOf, tableTag } from './photo-cards.ts'

it.each([
  ['4', 4],
  ['999', 999],
  ['0', null],
  ['04', null],
  ['1000', null],
  ['-1', null],
  ['4.5', null],
  ['<b>', null],
  ['', null],
  [undefined, null],
])('the table in %j is %j', (parameter, table) => {
  expect(tableOf(parameter)).toBe(table)
})

it('the page from a table names it, and one from no table is the page of the link', () => {
  expect(pathFromTable('/inspiracion/abc', 12)).toBe('/inspiracion/abc?mesa=12')
  expect(pathFromTable('/inspiracion/abc', null)).toBe('/inspiracion/abc')
  expect(tableTag(12)).toBe('mesa 12')
})

it('the table of a photograph is read from its tags, and no other tag is one', () => {
  expect(tableInWords(['invitados', tableTag(12)])).toBe('Mesa 12')
  expect(tableInWords(['invitados', 'mesa dulce', 'mesa 0', 'sobremesa 4'])).toBeNull()
})
