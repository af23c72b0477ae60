import { describe, expect, it } from 'vitest'
import { positionBefore } from './folder-order.ts'

describe('the new place of a folder', () => {
  const folders = [
    { id: 'a', position: 1 },
    { id: 'b', position: 2 },
    { id: 'c', position: 4 },
  ]
  it.each([
    ['c', 'b', 1.5],
    ['c', 'a', 0],
    ['a', null, 5],
    ['a', 'c', 3],
    ['a', 'a', null],
    ['a', 'b', null],
    ['c', null, null],
    ['a', 'gone', null],
  ] as const)('%s before %s is %s', (moved, before, position) => {
    expect(positionBefore(folders, moved, before)).toBe(position)
  })
})
