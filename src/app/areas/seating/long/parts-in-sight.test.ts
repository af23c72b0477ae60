import { describe, expect, it } from 'vitest'
import { drawnParts, endsOf, partsIn } from './parts-in-sight.ts'

const ends = endsOf([10, 20, 5, 40, 25])

describe('the parts of a list that are in sight', () => {
  it('are those that the stretch touches', () => {
    expect(partsIn(ends, 0, 9)).toEqual({ first: 0, last: 1 })
    expect(partsIn(ends, 12, 34)).toEqual({ first: 1, last: 3 })
    expect(partsIn(ends, 30, 35)).toEqual({ first: 2, last: 4 })
  })

  it('are none above the list and below it', () => {
    expect(partsIn(ends, 200, 300)).toEqual({ first: 5, last: 5 })
    expect(partsIn([], 0, 100)).toEqual({ first: 0, last: 0 })
  })

  it('stand as far apart as what is left out between them', () => {
    expect(drawnParts(ends, { first: 1, last: 3 }, -1)).toEqual([
      { index: 1, gap: 10 },
      { index: 2, gap: 0 },
      { index: 'end', gap: 65 },
    ])
  })

  it('keep the one that has the focus, before or after the others', () => {
    expect(drawnParts(ends, { first: 3, last: 4 }, 0)).toEqual([
      { index: 0, gap: 0 },
      { index: 3, gap: 25 },
      { index: 'end', gap: 25 },
    ])
    expect(drawnParts(ends, { first: 0, last: 1 }, 3)).toEqual([
      { index: 0, gap: 0 },
      { index: 3, gap: 25 },
      { index: 'end', gap: 25 },
    ])
  })

  it('are no longer there when the list has become shorter', () => {
    expect(drawnParts(endsOf([10]), { first: 3, last: 6 }, 5)).toEqual([{ index: 'end', gap: 10 }])
  })
})
