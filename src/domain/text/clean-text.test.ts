import { describe, expect, it } from 'vitest'
import { cleanLine, cleanParagraphs } from './clean-text.ts'

describe('a line', () => {
  it.each([
    ['blanks of any width', ' \u00a0\u2003\u3000'],
    ['zero-width spaces and direction marks', '\u200b\ufeff\u202e\u061c'],
    ['joiners without anything to join', '\u200d\u200c\u2060'],
    ['fillers of letters', '\u3164\u115f\u1160\uffa0'],
    ['an empty pattern of braille', '\u2800'],
    ['selectors of a form', '\ufe0f\u{e0100}\u034f'],
    ['controls', '\u0007\u0085\t\n'],
  ])('of %s alone is empty', (_what, text) => {
    expect(cleanLine(text)).toBe('')
    expect(cleanParagraphs(`${text}\n${text}`)).toBe('')
  })

  it.each(['👩‍👩‍👧‍👦', 'می‌خواهم', '❤️', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', 'Łukasz', '-', '3'])('«%s» stays as it is', (text) => {
    expect(cleanLine(text)).toBe(text)
  })

  it('has single blanks, none around it, and one form of each letter', () => {
    expect(cleanLine('\u200e Nun\u0303o \t\n de\u00a0la\u200b Torre ')).toBe('Nuño de la Torre')
  })
})
