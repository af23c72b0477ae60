import { describe, expect, it } from 'vitest'
import { sumOfFigures } from './request-figures.ts'

const row = (month: number, source: 'profile' | 'fair', received: number, weddings = 0) => ({
  ...{ month, source, received, weddings, quoted: weddings, signed: 0, lost: 1 },
})

describe('the year of the requests', () => {
  const rows = [row(9, 'profile', 2), row(3, 'fair', 4, 1), row(9, 'fair', 1, 1)]

  it('is counted by month, in their order', () => {
    expect(sumOfFigures(rows, 'month')).toEqual([
      [3, { received: 4, quoted: 1, signed: 0, weddings: 1, lost: 1 }],
      [9, { received: 3, quoted: 1, signed: 0, weddings: 1, lost: 2 }],
    ])
  })

  it('is counted by the way in which they came, the most frequent first', () => {
    expect(sumOfFigures(rows, 'source').map(([source, { received }]) => [source, received])).toEqual([
      ['fair', 5],
      ['profile', 2],
    ])
  })
})
