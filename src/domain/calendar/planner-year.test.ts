import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shiftDay } from '../time/dates.ts'
import { closureOf, isClosableRange } from './closures.ts'
import { nearestSaturday, plannerYear, saturdaysOf, weddingsOnOneDay, weekdayOf } from './planner-year.ts'

const wedding = (name: string, eventDate: string | null) => ({ id: name, name, eventDate })
const EMPTY = { weddings: [], holds: [], closures: [], today: '2026-11-29' }
const cell = (year: ReturnType<typeof plannerYear>, saturday: string) =>
  year.months.flatMap(({ weekends }) => weekends).find((weekend) => weekend.saturday === saturday)!

const day = fc.integer({ min: 0, max: 40_000 }).map((days) => shiftDay('1990-01-01', days))

describe('the Saturdays of a year', () => {
  it.each([
    [2026, 52],
    [2027, 52],
    [2028, 53],
    [2022, 53],
  ])('%i has %i', (year, count) => {
    const all = Array.from({ length: 12 }, (_, month) => saturdaysOf(year, month + 1)).flat()
    expect(all).toHaveLength(count)
    expect(all.every((each) => weekdayOf(each) === 6 && each.startsWith(String(year)))).toBe(true)
  })

  it('a month has four or five, each once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 2200 }), fc.integer({ min: 1, max: 12 }), (year, month) => {
        const days = saturdaysOf(year, month)
        expect([4, 5]).toContain(days.length)
        expect(new Set(days).size).toBe(days.length)
      }),
    )
  })
})

describe('the weekend of a day', () => {
  it('is at most three days away, and of the same weekend from Friday to Sunday', () => {
    fc.assert(
      fc.property(day, (each) => {
        const saturday = nearestSaturday(each)
        expect(weekdayOf(saturday)).toBe(6)
        expect(saturday >= shiftDay(each, -3) && saturday <= shiftDay(each, 3)).toBe(true)
      }),
    )
    for (const near of ['2027-05-07', '2027-05-08', '2027-05-09'])
      expect(nearestSaturday(near)).toBe('2027-05-08')
    expect(nearestSaturday('2027-05-05')).toBe('2027-05-08')
    expect(nearestSaturday('2027-05-11')).toBe('2027-05-08')
  })

  it('crosses the ends of months and years', () => {
    expect(nearestSaturday('2034-01-01')).toBe('2033-12-31')
    const weddings = [wedding('Aura y Saúl', '2034-01-01')]
    expect(cell(plannerYear(2033, { ...EMPTY, weddings }), '2033-12-31').entries).toHaveLength(1)
    expect(plannerYear(2034, { ...EMPTY, weddings }).weddings).toBe(0)
  })

  it('each wedding with a date stands in one cell of one year', () => {
    fc.assert(
      fc.property(day, (eventDate) => {
        const year = Number(eventDate.slice(0, 4))
        const weddings = [wedding('Ana y Luz', eventDate)]
        const found = [year - 1, year, year + 1].map(
          (each) => plannerYear(each, { ...EMPTY, weddings }).weddings,
        )
        expect(found.reduce((sum, count) => sum + count)).toBe(1)
      }),
    )
  })
})

describe('the cell of a Saturday', () => {
  const source = {
    today: '2026-11-29',
    weddings: [
      wedding('Mar y Lía', '2027-05-07'),
      wedding('Zoe y Pol', '2027-05-30'),
      wedding('Inma y Raúl', '2027-05-29'),
      wedding('Nora y Xavi', '2027-06-26'),
      wedding('Rita y Omar', '2027-06-26'),
      wedding('Sin día', null),
    ],
    holds: [
      { ...wedding('Sara y Eva', '2027-05-08'), heldUntil: '2026-11-29' },
      { ...wedding('Pasada', '2027-05-15'), heldUntil: '2026-11-28' },
    ],
    closures: [{ firstDay: '2027-08-02', lastDay: '2027-08-21', label: 'Vacaciones' }],
  }
  const year = plannerYear(2027, source)
  const names = (saturday: string) => cell(year, saturday).entries.map(({ name }) => name)

  it('is held for a request until its day, and a wedding of the Friday stands before it', () => {
    expect(cell(year, '2027-05-08').state).toBe('held')
    expect(names('2027-05-08')).toEqual(['Mar y Lía', 'Sara y Eva'])
    expect(cell(year, '2027-05-15').state).toBe('free')
  })

  it('has the wedding of the Saturday first, and says how many there are on one day', () => {
    expect(names('2027-05-29')).toEqual(['Inma y Raúl', 'Zoe y Pol'])
    expect(names('2027-06-26')).toEqual(['Nora y Xavi', 'Rita y Omar'])
    expect(weddingsOnOneDay(cell(year, '2027-06-26').entries)).toBe(2)
    expect(weddingsOnOneDay(cell(year, '2027-05-29').entries)).toBe(1)
  })

  it('is closed with its label, except where a wedding is', () => {
    expect(cell(year, '2027-08-07')).toMatchObject({ state: 'closed', closed: 'Vacaciones' })
    expect(cell(year, '2027-08-28').state).toBe('free')
    const weddings = [wedding('Elsa y Ian', '2027-08-07')]
    expect(cell(plannerYear(2027, { ...source, weddings }), '2027-08-07').state).toBe('wedding')
  })

  it('counts what is shown, and the Saturdays to come that are free', () => {
    expect(year).toMatchObject({ weddings: 5, held: 1, free: 46 })
    const now = plannerYear(2026, { ...EMPTY, today: '2026-11-29' })
    expect(now.months.map(({ free }) => free).slice(-3)).toEqual([null, null, 4])
  })

  it('a wedding on the Friday leaves the Saturday free', () => {
    const weddings = [wedding('Paz y Leo', '2027-07-16')]
    const free = plannerYear(2027, { ...EMPTY, weddings })
    expect(cell(free, '2027-07-17').state).toBe('beside')
    expect(free.months[6]!.free).toBe(5)
  })
})

describe('closed days', () => {
  it('both ends are closed', () => {
    const closures = [{ firstDay: '2027-08-02', lastDay: '2027-08-21', label: 'Vacaciones' }]
    for (const closed of ['2027-08-02', '2027-08-21']) expect(closureOf(closed, closures)).toBeDefined()
    for (const open of ['2027-08-01', '2027-08-22']) expect(closureOf(open, closures)).toBeUndefined()
  })

  it('are in order, and a year at most', () => {
    expect(isClosableRange({ firstDay: '2027-08-02', lastDay: '2027-08-02' })).toBe(true)
    expect(isClosableRange({ firstDay: '2027-08-02', lastDay: '2027-08-01' })).toBe(false)
    expect(isClosableRange({ firstDay: '2027-01-01', lastDay: '2028-01-01' })).toBe(true)
    expect(isClosableRange({ firstDay: '2027-01-01', lastDay: '2028-01-02' })).toBe(false)
  })
})
