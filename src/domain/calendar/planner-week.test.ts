import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shiftDay } from '../time/dates.ts'
import { DAY_MINUTES, isAppointmentTime, lengthenedBy, movedBy } from './appointments.ts'
import { blocksOf, daysOfWeek, hoursOf, mondayOf } from './planner-week.ts'

const DAY = '2026-11-25'
const at = (startsAt: number, endsAt: number, day = DAY) => ({ day, startsAt, endsAt })
const time = fc
  .tuple(fc.integer({ min: 0, max: DAY_MINUTES - 1 }), fc.integer({ min: 1, max: DAY_MINUTES }))
  .map(([startsAt, length]) => at(startsAt, startsAt + length))

describe('the blocks of a day', () => {
  it('share the width where they overlap, and have it alone where they do not', () => {
    const blocks = blocksOf([at(600, 660), at(630, 700), at(660, 720), at(800, 860)], DAY)
    expect(blocks.map(({ lane, lanes }) => [lane, lanes])).toEqual([
      [0, 2],
      [1, 2],
      [0, 2],
      [0, 1],
    ])
  })

  it('never cover each other, and have a lane each', () => {
    fc.assert(
      fc.property(fc.array(time, { maxLength: 25 }), (items) => {
        const blocks = blocksOf(items, DAY)
        for (const [index, one] of blocks.entries()) {
          expect(one.lane).toBeLessThan(one.lanes)
          for (const other of blocks.slice(index + 1)) {
            if (one.from >= other.to || other.from >= one.to) continue
            expect(one.lane).not.toBe(other.lane)
            expect(one.lanes).toBe(other.lanes)
          }
        }
      }),
    )
  })

  it('an appointment past midnight is on both days, as long as it takes', () => {
    fc.assert(
      fc.property(time, (item) => {
        const parts = [DAY, shiftDay(DAY, 1)].flatMap((day) => blocksOf([item], day))
        expect(parts.reduce((sum, { from, to }) => sum + to - from, 0)).toBe(item.endsAt - item.startsAt)
      }),
    )
  })

  it('stretch the hours of the week, which are 9 to 23 at least', () => {
    expect(hoursOf([])).toEqual({ first: 9, last: 23 })
    expect(hoursOf(blocksOf([at(7 * 60 + 30, 8 * 60), at(23 * 60, 24 * 60 + 30)], DAY))).toEqual({
      first: 7,
      last: 24,
    })
  })
})

describe('an appointment that is moved', () => {
  it('keeps its length, and comes back', () => {
    fc.assert(
      fc.property(time, fc.integer({ min: -3000, max: 3000 }), (item, minutes) => {
        const moved = movedBy(item, minutes)
        expect(isAppointmentTime(moved)).toBe(true)
        expect(moved.endsAt - moved.startsAt).toBe(item.endsAt - item.startsAt)
        expect(movedBy(moved, -minutes)).toEqual(item)
      }),
    )
  })

  it('goes over midnight to another day', () => {
    expect(movedBy(at(15, 75), -30)).toEqual(at(1425, 1485, '2026-11-24'))
    expect(movedBy(at(600, 660), DAY_MINUTES)).toEqual(at(600, 660, '2026-11-26'))
  })

  it('ends after it begins, and within a day, however its end is moved', () => {
    fc.assert(
      fc.property(time, fc.integer({ min: -5000, max: 5000 }), (item, minutes) => {
        expect(isAppointmentTime(lengthenedBy(item, minutes))).toBe(true)
      }),
    )
  })
})

it('a week is Monday to Sunday, over the ends of years and the change of clocks', () => {
  expect(daysOfWeek(mondayOf('2027-01-01'))).toEqual([
    ...['2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31'],
    ...['2027-01-01', '2027-01-02', '2027-01-03'],
  ])
  expect(mondayOf('2027-03-28')).toBe('2027-03-22')
  expect(mondayOf('2026-10-26')).toBe('2026-10-26')
})
