import { describe, expect, it } from 'vitest'
import { IMPORT_PIECE_MAX_BYTES } from '#domain/imports/imports.ts'
import { nextPiece, resumed, shareOf } from './pieces.ts'

const PIECE = IMPORT_PIECE_MAX_BYTES

describe('the pieces of a file', () => {
  it('follow one another to its end', () => {
    expect(nextPiece(0, 2 * PIECE + 5)).toEqual({ from: 0, to: PIECE })
    expect(nextPiece(PIECE, 2 * PIECE + 5)).toEqual({ from: PIECE, to: 2 * PIECE })
    expect(nextPiece(2 * PIECE, 2 * PIECE + 5)).toEqual({ from: 2 * PIECE, to: 2 * PIECE + 5 })
    expect(nextPiece(2 * PIECE + 5, 2 * PIECE + 5)).toBeNull()
  })

  it('go on in the middle of one, where the server stopped', () => {
    expect(nextPiece(17, 100)).toEqual({ from: 17, to: 100 })
  })

  it('make a share, which an empty file has whole', () => {
    expect(shareOf(20, 5, 100)).toBe(0.25)
    expect(shareOf(100, 100, 100)).toBe(1)
    expect(shareOf(0, 0, 0)).toBe(1)
  })
})

describe('files that are chosen again', () => {
  const waiting = [
    { id: 'a', name: 'Boda/fotos.zip', bytes: 100, received: 40 },
    { id: 'b', name: 'lista.csv', bytes: 10, received: 0 },
  ]
  const given = (name: string, size: number) => ({ name, file: { size } })

  it('go on where they stopped, also without their folder', () => {
    const { again, added } = resumed(waiting, [given('fotos.zip', 100), given('nueva.csv', 10)])
    expect(again.map(({ of }) => [of.id, of.received])).toEqual([['a', 40]])
    expect(added.map(({ name }) => name)).toEqual(['nueva.csv'])
  })

  it('are new when their size is another, and each stands for one', () => {
    const { again, added } = resumed(waiting, [
      given('lista.csv', 11),
      given('lista.csv', 10),
      given('lista.csv', 10),
    ])
    expect(again.map(({ of }) => of.id)).toEqual(['b'])
    expect(added).toHaveLength(2)
  })
})
