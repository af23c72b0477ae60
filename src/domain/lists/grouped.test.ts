import { expect, it } from 'vitest'
import { grouped } from './grouped.ts'

it('rows stand under their key, both in the order in which they came', () => {
  const groups = grouped(['sol', 'mar', 'sal', 'miel'], (word) => word[0])
  expect([...groups]).toEqual([
    ['s', ['sol', 'sal']],
    ['m', ['mar', 'miel']],
  ])
  expect([...grouped([], (word) => word)]).toEqual([])
})
