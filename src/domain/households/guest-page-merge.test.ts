import { describe, expect, it } from 'vitest'
import { FIRST_CONTENT, type GuestPageContent, questionsIn, textIn, withAllParts } from './guest-page.ts'
import { isSameContent, mergeContent } from './guest-page-merge.ts'

const QUESTION = { key: 'lluvia', question: { es: '¿Y si llueve?' }, answer: { es: 'Hay carpa' } }

const changed = (change: (content: GuestPageContent) => void, base = FIRST_CONTENT) => {
  const content = structuredClone(base)
  change(content)
  return content
}

describe('two changes of a page', () => {
  const base = changed(({ questions }) => void questions.push(QUESTION))
  const merge = (stored: GuestPageContent, given: GuestPageContent) => mergeContent({ base, stored, given })

  it('are both kept, of order, switches, texts and questions', () => {
    const stored = changed(({ parts }) => void parts.reverse(), base)
    const given = changed(({ parts, questions }) => {
      parts[0]!.isShown = false
      questions[0]!.answer = { es: 'Hay dos carpas' }
    }, base)
    const { value, conflicts } = merge(stored, given)
    expect(conflicts).toEqual([])
    expect(value.parts.map(({ key }) => key)).toEqual(stored.parts.map(({ key }) => key))
    expect(value.parts.at(-1)).toMatchObject({ key: 'plan', isShown: false })
    expect(value.questions[0]!.answer).toEqual({ es: 'Hay dos carpas' })
  })

  it('of one text are a conflict, in its language alone', () => {
    const answered = (es: string, en: string) =>
      changed(({ questions }) => {
        questions[0]!.answer = { es, en }
      }, base)
    expect(merge(answered('Carpa', 'Yes'), answered('Toldo', 'Yes')).conflicts).toEqual([
      { key: 'lluvia', field: 'answer', language: 'es', stored: 'Carpa', given: 'Toldo' },
    ])
  })

  it('leave a question away that the other side has removed', () => {
    const without = changed(({ questions }) => void questions.pop(), base)
    expect(merge(without, base).value.questions).toEqual([])
  })
})

it('content that names few parts has the others after them', () => {
  const [plan] = FIRST_CONTENT.parts
  const gift = FIRST_CONTENT.parts.find(({ key }) => key === 'gift')!
  const content = withAllParts({ parts: [gift, plan!], questions: [] })
  expect(content.parts.map(({ key }) => key).slice(0, 3)).toEqual(['gift', 'plan', 'directions'])
  expect(isSameContent({ parts: [], questions: [] }, FIRST_CONTENT)).toBe(true)
})

it('a text is read in the language of the family, or in the first that has it', () => {
  expect(textIn({ en: 'Yes', gl: 'Si' }, 'en')).toBe('Yes')
  expect(textIn({ en: 'Yes', gl: 'Si' }, 'eu')).toBe('Si')
  expect(textIn({}, 'es')).toBeNull()
  expect(questionsIn([QUESTION, { ...QUESTION, key: 'x', answer: {} }], 'ca')).toHaveLength(1)
})
