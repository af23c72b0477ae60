import { describe, expect, it } from 'vitest'
import { photoAfter, photoGrid, photoPlace, photosBetween } from './photo-grid-layout.ts'

describe('the grid of photographs', () => {
  it('has two columns on a phone and five on a desktop', () => {
    expect(photoGrid(350).columns).toBe(2)
    expect(photoGrid(1100).columns).toBe(5)
  })

  it('draws no more than the stretch that is seen, however many there are', () => {
    const grid = photoGrid(1100)
    const { first, end } = photosBetween(grid, 5000, {
      top: 100 * grid.rowHeight,
      bottom: 104 * grid.rowHeight,
    })
    expect([first, end]).toEqual([500, 525])
    expect(photoPlace(grid, first).top).toBe(100 * grid.rowHeight)
    expect(photosBetween(grid, 3, { top: -600, bottom: 900 })).toEqual({ first: 0, end: 3 })
    expect(photosBetween(grid, 3, { top: 90_000, bottom: 91_000 })).toEqual({ first: 3, end: 3 })
  })

  it('leads an arrow to the photograph beside, above or below, and not over its edges', () => {
    expect(photoAfter('ArrowRight', 4, 5, 12)).toBe(5)
    expect(photoAfter('ArrowDown', 4, 5, 12)).toBe(9)
    expect(photoAfter('ArrowDown', 9, 5, 12)).toBeNull()
    expect(photoAfter('ArrowLeft', 0, 5, 12)).toBeNull()
    expect(photoAfter('Enter', 3, 5, 12)).toBeNull()
  })
})
