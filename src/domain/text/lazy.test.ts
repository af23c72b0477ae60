import { expect, test } from 'vitest'
import { lazily } from './lazy.ts'

test('a value is made when it is first asked for, and once', () => {
  let made = 0
  const format = lazily(() => {
    made += 1
    return new Intl.ListFormat('es')
  })
  expect(made).toBe(0)
  expect(format().format(['Lucía', 'Martín'])).toBe('Lucía y Martín')
  expect(format()).toBe(format())
  expect(made).toBe(1)
})
