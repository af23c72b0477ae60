import { describe, expect, it } from 'vitest'
import { asSentence, countInSpanish } from './spanish-numbers.ts'

describe('counts in Spanish', () => {
  it.each([
    [0, 'cero cambios'],
    [1, 'un cambio'],
    [2, 'dos cambios'],
    [12, 'doce cambios'],
    [13, '13 cambios'],
  ])('of %i', (count, words) => {
    expect(countInSpanish(count, 'cambio', 'cambios')).toBe(words)
  })

  it('begin a sentence with a capital', () => {
    expect(asSentence('un archivo por enviar.')).toBe('Un archivo por enviar.')
  })
})
