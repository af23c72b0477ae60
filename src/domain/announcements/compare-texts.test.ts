import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changedLines, compareTexts } from './compare-texts.ts'

describe('an old text and a new one beside each other', () => {
  it('stand in one line where they are alike, and side by side where they differ', () => {
    expect(compareTexts(['Uno', 'Dos', 'Tres'], ['Uno', 'Dos, cambiado', 'Tres', 'Cuatro'])).toEqual([
      { before: 'Uno', after: 'Uno' },
      { before: 'Dos', after: 'Dos, cambiado' },
      { before: 'Tres', after: 'Tres' },
      { before: null, after: 'Cuatro' },
    ])
  })

  it('lose and add nothing', () => {
    const text = fc.array(fc.constantFrom('a', 'b', 'c', 'd'))
    fc.assert(
      fc.property(text, text, (before, after) => {
        const lines = compareTexts(before, after)
        const side = (key: 'before' | 'after') =>
          lines.flatMap((line) => (line[key] === null ? [] : [line[key]]))
        expect([side('before'), side('after')]).toEqual([before, after])
      }),
    )
  })

  it('are shown where they differ, with the lines around', () => {
    const old = ['a', 'b', 'c', 'd', 'e', 'f']
    const lines = compareTexts(old, ['a', 'b', 'c', 'D', 'e', 'f'])
    expect(changedLines(lines).map(({ before }) => before)).toEqual(['c', 'd', 'e'])
    expect(changedLines(compareTexts(old, old))).toEqual([])
  })
})
