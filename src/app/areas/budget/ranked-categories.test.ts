import { expect, test } from 'vitest'
import { budgetOf } from '#domain/budget/budget.ts'
import type { Component } from '#domain/catalogue/catalogue.ts'
import { percentInWords, rankCategories } from './ranked-categories.ts'

const COMPONENTS: Component[] = [
  { key: 'catering', name: 'Catering', description: null, category: 'Catering & Bebida' },
  { key: 'dj', name: 'DJ', description: null, category: 'Música & Entretenimiento' },
  { key: 'finca', name: 'Finca', description: null, category: 'Espacios & Logística' },
]

const vendor = (vendorType: string, cost: number, status: 'open' | 'closed' = 'closed') => ({
  vendorType,
  cost,
  status,
})

test('the largest category comes first and is the darkest; the empty ones keep their order behind', () => {
  const ranked = rankCategories(budgetOf([vendor('dj', 100), vendor('finca', 300)], COMPONENTS))
  expect(
    ranked.slice(0, 3).map(({ category, percent, share, colour }) => ({ category, percent, share, colour })),
  ).toEqual([
    { category: 'Espacios & Logística', percent: 75, share: 1, colour: 'var(--serie-1)' },
    { category: 'Música & Entretenimiento', percent: 25, share: 1 / 3, colour: 'var(--serie-2)' },
    { category: 'Catering & Bebida', percent: 0, share: 0, colour: 'var(--serie-3)' },
  ])
})

test('what is not confirmed has no share', () => {
  const ranked = rankCategories(budgetOf([vendor('dj', 100, 'open')], COMPONENTS))
  expect(ranked.every(({ percent, share }) => percent === 0 && share === 0)).toBe(true)
})

test('what is confirmed is never said to be nothing of the whole', () => {
  const [large, small, none] = rankCategories(budgetOf([vendor('finca', 9000), vendor('dj', 10)], COMPONENTS))
  expect([large!, small!, none!].map(percentInWords)).toEqual(['100\u00a0%', '<\u00a01\u00a0%', '0\u00a0%'])
})
