import { expect, it } from 'vitest'
import { FIRST_CONTENT } from './guest-page.ts'
import { cleaned, moved, withSide, withText } from './guest-page-edit.ts'

it('a text that is emptied has no language', () => {
  expect(withText({ es: 'Sí' }, 'en', 'Yes')).toEqual({ es: 'Sí', en: 'Yes' })
  expect(withText({ es: 'Sí', en: 'Yes' }, 'en', '')).toEqual({ es: 'Sí' })
})

it('an item moves by one place, and not past the ends', () => {
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
  expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b'])
  expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
  expect(moved(['a', 'b'], 1, 1)).toEqual(['a', 'b'])
})

it('blank texts are not sent', () => {
  const question = { key: 'a', question: { es: '¿Niños?', en: ' ' }, answer: { es: '\n' } }
  expect(cleaned({ parts: [], questions: [question] }).questions).toEqual([
    { key: 'a', question: { es: '¿Niños?' }, answer: {} },
  ])
})

it('a conflict is settled by the text of one side', () => {
  const conflict = { key: 'dress', field: 'texts', language: 'es', stored: 'Lino', given: null } as const
  const settled = withSide(FIRST_CONTENT, conflict, 'Lino')
  expect(settled.parts.find(({ key }) => key === 'dress')!.texts).toEqual({ es: 'Lino' })
  expect(withSide(settled, conflict, null)).toEqual(FIRST_CONTENT)
})
