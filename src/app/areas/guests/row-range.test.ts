import { describe, expect, test } from 'vitest'
import { rowsInWindow, scrollTo } from './row-range.ts'

const ROWS = { count: 1000, rowHeight: 50, top: 300 }

describe('the rows of a long list that are drawn', () => {
  test('are those that are seen and ten on both sides', () => {
    expect(rowsInWindow(ROWS, { top: 5300, height: 1000 })).toEqual({ first: 90, last: 130 })
  })

  test('begin with the first while the list lies below what is above it', () => {
    expect(rowsInWindow(ROWS, { top: 0, height: 800 })).toEqual({ first: 0, last: 20 })
  })

  test('are the first ten when the list begins below the window, for what comes', () => {
    expect(rowsInWindow({ ...ROWS, top: 2000 }, { top: 0, height: 800 })).toEqual({ first: 0, last: 0 })
    expect(rowsInWindow({ ...ROWS, top: 1000 }, { top: 0, height: 800 })).toEqual({ first: 0, last: 6 })
  })

  test('end with the last, also when the page is scrolled past it', () => {
    expect(rowsInWindow(ROWS, { top: 49_900, height: 900 })).toEqual({ first: 982, last: 1000 })
    expect(rowsInWindow(ROWS, { top: 90_000, height: 900 })).toEqual({ first: 1000, last: 1000 })
  })

  test('are none of an empty list', () => {
    expect(rowsInWindow({ ...ROWS, count: 0 }, { top: 0, height: 900 })).toEqual({ first: 0, last: 0 })
  })
})

describe('a row that is brought into sight', () => {
  const seen = { top: 5300, height: 1000 }

  test('leaves the page where it is when the row is seen', () => {
    expect(scrollTo(105, ROWS, seen, 'nearest')).toBe(5300)
  })

  test('moves it as little as it takes', () => {
    expect(scrollTo(90, ROWS, seen, 'nearest')).toBe(4800)
    expect(scrollTo(130, ROWS, seen, 'nearest')).toBe(5850)
  })

  test('or to the middle', () => {
    expect(scrollTo(130, ROWS, seen, 'center')).toBe(6325)
  })
})
