import { expect, it } from 'vitest'
import { onlyInWords } from './conditions-in-words.ts'
import { SUGGESTED_TASKS } from './suggested-tasks.ts'

it('a task of some weddings says of which', () => {
  expect(onlyInWords('do-church-course')).toBe('Solo por la Iglesia')
  expect(onlyInWords('church-after-earlier-marriage')).toBe('Solo si alguien estuvo casado, por la Iglesia')
})

it('a task of all weddings says nothing, and neither does one that a planner wrote', () => {
  const ofAll = SUGGESTED_TASKS.find(({ only }) => only === undefined)!
  expect(onlyInWords(ofAll.key)).toBeNull()
  expect(onlyInWords('0198c0de-0000-7000-8000-00000000dead')).toBeNull()
})
