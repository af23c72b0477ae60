import { describe, expect, it } from 'vitest'
import type { OwnQuestion } from './invitation-settings.ts'
import { withOwnAnswers } from './own-answers.ts'
import { answerIn, isAskable, OWN_ANSWER_MAX, readOwnAnswer, wordsIn } from './own-questions.ts'

const question = (more: Partial<OwnQuestion> = {}): OwnQuestion => ({
  ...{ key: 'cava', kind: 'choice', isOfFamily: false, eventId: null },
  texts: { es: '¿Con qué brindas?', en: 'What do you toast with?' },
  options: [
    { key: 'cava', texts: { es: 'Cava', en: 'Cava' } },
    { key: 'mosto', texts: { es: 'Mosto' } },
  ],
  ...more,
})

describe('a question of the couple', () => {
  it('is asked once it has words, and a choice once it has an option', () => {
    expect(isAskable(question())).toBe(true)
    expect(isAskable(question({ texts: {} }))).toBe(false)
    expect(isAskable(question({ options: [] }))).toBe(false)
    expect(isAskable(question({ kind: 'text', options: [] }))).toBe(true)
  })

  it('is read in the language of the page, or else in one that the couple has written', () => {
    expect(wordsIn(question(), 'en')).toBe('What do you toast with?')
    expect(wordsIn(question(), 'eu')).toBe('¿Con qué brindas?')
    expect(answerIn(question(), 'mosto', 'en')).toBe('Mosto')
    expect(answerIn(question(), 'sidra', 'es')).toBe('sidra')
  })
})

describe('an answer', () => {
  it('to a choice is one of its options', () => {
    expect(readOwnAnswer(question(), 'mosto')).toEqual({ answer: 'mosto' })
    expect(readOwnAnswer(question(), 'sidra')).toEqual({ problem: 'no-option' })
    expect(readOwnAnswer(question(), ' ')).toEqual({ answer: null })
  })

  it('that is a number is a whole one from nothing on', () => {
    const number = question({ kind: 'number', options: [] })
    expect(readOwnAnswer(number, ' 007 ')).toEqual({ answer: '7' })
    expect(readOwnAnswer(number, '0')).toEqual({ answer: '0' })
    for (const typed of ['-1', '1,5', 'dos', '10000', '99999999999999999999', '٣'])
      expect(readOwnAnswer(number, typed), typed).toEqual({ problem: 'no-number' })
  })

  it('in words is one line, as long as there is room', () => {
    const text = question({ kind: 'text', options: [] })
    expect(readOwnAnswer(text, '  Paquito\nel  chocolatero ')).toEqual({ answer: 'Paquito el chocolatero' })
    expect(readOwnAnswer(text, 'a'.repeat(OWN_ANSWER_MAX))).toMatchObject({ answer: expect.any(String) })
    expect(readOwnAnswer(text, 'a'.repeat(OWN_ANSWER_MAX + 1))).toEqual({ problem: 'too-long' })
    expect(readOwnAnswer(text, 'a\u0000\ud800b')).toEqual({ answer: 'a\ufffdb' })
  })
})

describe('answers with some of them changed', () => {
  it('keep the others, and lose those that were taken away', () => {
    expect(withOwnAnswers({ a: '1', b: '2' }, { b: null, c: '3' })).toEqual({ a: '1', c: '3' })
    expect(withOwnAnswers({ a: '1' })).toEqual({ a: '1' })
  })
})
