import { describe, expect, it } from 'vitest'
import { columnsOf, drawnColumns, layOut, layOutUnmeasured, tilesBetween } from './masonry-layout.ts'

describe('the columns of a folder', () => {
  it.each([
    [320 - 40, 2],
    [350, 2],
    [690, 3],
    [788, 4],
    [2100, 6],
  ])('in %i px there are %i', (width, count) => {
    const columns = columnsOf(width)
    expect(columns.count).toBe(count)
    expect(columns.width * count + columns.gap * (count - 1)).toBeCloseTo(width)
  })
})

describe('the place of each image', () => {
  const columns = { count: 2, width: 100, gap: 10 }
  const size = (ratio: number, captionHeight = 20) => ({ ratio, captionHeight })

  it('is the shortest column, under the place to drop files on', () => {
    const { tiles, height } = layOut([size(1), size(0.5), size(1)], columns, 150)
    expect(tiles.map(({ left, top }) => [left, top])).toEqual([
      [110, 0],
      [110, 130],
      [0, 150],
    ])
    expect(height).toBe(280)
  })

  it('shows of a very high image its upper part', () => {
    expect(layOut([size(30, 0)], columns, 0).tiles[0]).toMatchObject({ imageHeight: 250, height: 250 })
  })

  it('tells what of it touches a stretch of the page', () => {
    const { tiles } = layOut([size(1), size(1), size(1), size(1)], columns, 0)
    expect(tilesBetween(tiles, 0, 100)).toEqual([0, 1])
    expect(tilesBetween(tiles, 125, 140)).toEqual([2, 3])
  })
})

it('what is drawn before the width is known stands where it will, at the width that is guessed', () => {
  const sizes = Array.from({ length: 24 }, (_, at) => ({
    ratio: 0.5 + ((at * 7) % 11) / 5,
    captionHeight: [0, 23.5, 41][at % 3]!,
  }))
  for (const guess of [...drawnColumns(true), ...drawnColumns(false)]) {
    const columns = columnsOf(guess.width)
    expect(columns.count).toBe(guess.count)
    const drawn = layOutUnmeasured(sizes, guess, 152)
    const { tiles } = layOut(sizes, columns, 152 + columns.gap)
    for (const [at, { column, top }] of drawn.entries()) {
      expect(column * (columns.width + columns.gap)).toBeCloseTo(tiles[at]!.left)
      const y = top.w * columns.width + top.g * columns.gap + top.px
      // Real images have whole pixels.
      expect(Math.abs(y - tiles[at]!.top)).toBeLessThan(at / guess.count + 1)
    }
  }
})
