import { expect, it } from 'vitest'
import { answerCurve, answerPace } from './answer-pace.ts'

const days = [
  { day: '2027-02-01', households: 10 },
  { day: '2027-02-09', households: 4 },
  { day: '2027-02-15', households: 3 },
]

it('the usual rate is that of the last two weeks', () => {
  expect(answerPace({ days, left: 20, today: '2027-02-15', closingDate: '2027-03-01' })).toEqual({
    perDay: 0.5,
    expected: 7,
  })
})

it('it begins with the first answer, and no more come than are left', () => {
  const pace = answerPace({ days, left: 5, today: '2027-02-02', closingDate: '2027-03-01' })
  expect(pace).toEqual({ perDay: 17 / 2, expected: 5 })
})

it('it says nothing of few answers, and expects none after the closing date', () => {
  expect(answerPace({ days: [], left: 5, today: '2027-02-02', closingDate: null })).toBeNull()
  expect(answerPace({ days, left: 5, today: '2027-04-02', closingDate: null })).toBeNull()
  expect(answerPace({ days, left: 5, today: '2027-02-16', closingDate: '2027-02-15' })?.expected).toBe(0)
  expect(answerPace({ days, left: 5, today: '2027-02-16', closingDate: null })?.expected).toBeNull()
})

it('the curve only rises, has each day until today, and ends with all answers', () => {
  const curve = answerCurve(days, '2027-02-20')
  expect(curve).toHaveLength(20)
  expect(curve.map(({ households }) => households)).toEqual(
    curve.map(({ households }) => households).toSorted((a, b) => a - b),
  )
  expect(curve.at(-1)).toEqual({ day: '2027-02-20', households: 17 })
  expect(answerCurve([], '2027-02-20')).toEqual([])
})
