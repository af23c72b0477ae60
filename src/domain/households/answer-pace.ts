import { daysBetween, type IsoDate, shiftDay } from '../time/dates.ts'

/** Households that answered for the first time on a day in Madrid. */
export type AnswersOfDay = { day: IsoDate; households: number }

/** The days that the usual rate is taken from, today among them. */
export const PACE_DAYS = 14

/** With fewer answers than these there is no usual rate. */
const PACE_ANSWERS_MIN = 3

export type AnswerPace = {
  /** Households that answer in a day. */
  perDay: number
  /** How many of those who are left answer until the closing date at this rate; `null` without that date. */
  expected: number | null
}

type Answering = {
  /** The days on which there were answers, the earliest first. */
  days: readonly AnswersOfDay[]
  /** Households that have not answered. */
  left: number
  today: IsoDate
  closingDate: IsoDate | null
}

/** The rate of the last two weeks, or since the first answer if that is less; `null` while it says nothing. */
export function answerPace({ days, left, today, closingDate }: Answering): AnswerPace | null {
  const first = days[0]?.day
  if (first === undefined) return null
  const fortnight = shiftDay(today, 1 - PACE_DAYS)
  const from = first > fortnight ? first : fortnight
  const answers = days.filter(({ day }) => day >= from).reduce((sum, { households }) => sum + households, 0)
  if (answers < PACE_ANSWERS_MIN) return null
  const perDay = answers / (daysBetween(from, today) + 1)
  if (closingDate === null) return { perDay, expected: null }
  const daysLeft = Math.max(0, daysBetween(today, closingDate))
  return { perDay, expected: Math.min(left, Math.round(perDay * daysLeft)) }
}

/** The same days as a curve: how many had answered by the end of each, with the days between and up to today. */
export function answerCurve(days: readonly AnswersOfDay[], today: IsoDate): AnswersOfDay[] {
  const curve: AnswersOfDay[] = []
  const ofDay = new Map(days.map(({ day, households }) => [day, households]))
  const first = days[0]?.day
  if (first === undefined) return curve
  let households = 0
  for (let day = first; day <= today || ofDay.has(day); day = shiftDay(day, 1)) {
    households += ofDay.get(day) ?? 0
    curve.push({ day, households })
  }
  return curve
}
