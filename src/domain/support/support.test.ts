import { expect, it } from 'vitest'
import { SUPPORT_SUBJECT_MAX, subjectOf, supportPromise } from './support.ts'

it('the subject of a conversation is its first line, whole words only', () => {
  expect(subjectOf('  La hoja sale\tsin viajes \nEn pantalla sí están.')).toBe('La hoja sale sin viajes')
  const long = subjectOf('palabra '.repeat(30))
  expect(long.length).toBeLessThanOrEqual(SUPPORT_SUBJECT_MAX)
  expect(long).toMatch(/palabra…$/)
})

it('planners with the plan are answered first, within the hours of the configuration', () => {
  expect(supportPromise(true, 4)).toEqual({ isFirst: true, hours: 4 })
  expect(supportPromise(false, 4)).toEqual({ isFirst: false, hours: 18 })
})
