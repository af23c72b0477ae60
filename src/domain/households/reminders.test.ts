import { expect, it } from 'vitest'
import { dayInMadrid, shiftDay } from '../time/dates.ts'
import { DAY_MS, HOUR_MS } from '../time/time.ts'
import { dueReminder, nextReminder, plannedReminders } from './reminders.ts'

const plan = (closingDate: string | null, reminderDays: number[], remindersOn = true) => ({
  timeZone: 'Europe/Madrid',
  closingDate,
  reminderDays,
  remindersOn,
})
const LONG_AGO = new Date('2020-01-01T00:00:00Z')

it('reminders go at ten in Madrid on each day of a year, through both changes of the clocks', () => {
  for (let day = '2027-01-01'; day < '2028-01-01'; day = shiftDay(day, 1)) {
    const [reminder] = plannedReminders(plan(shiftDay(day, 7), [7]))
    expect(reminder!.day).toBe(day)
    expect(dayInMadrid(reminder!.at)).toBe(day)
    expect(
      reminder!.at.toLocaleTimeString('es-ES', {
        timeZone: 'Europe/Madrid',
        hour: '2-digit',
        minute: '2-digit',
      }),
    ).toBe('10:00')
  }
})

it('reminders of a wedding elsewhere go at ten there', () => {
  const [reminder] = plannedReminders({ ...plan('2027-03-01', [7]), timeZone: 'America/Mexico_City' })
  expect(reminder!.at.toISOString()).toBe('2027-02-22T16:00:00.000Z')
})

it('the earliest comes first, and each day once', () => {
  const days = plannedReminders(plan('2027-03-01', [7, 21, 7, 1])).map(({ day }) => day)
  expect(days).toEqual(['2027-02-08', '2027-02-22', '2027-02-28'])
})

it('there are none without a closing date, without days or while they are switched off', () => {
  for (const one of [plan(null, [7]), plan('2027-03-01', []), plan('2027-03-01', [7], false)]) {
    expect(plannedReminders(one)).toEqual([])
    expect(nextReminder(one, LONG_AGO)).toBeNull()
  }
})

it('what is due was next a moment before, and is due for two days', () => {
  const two = plan('2027-03-01', [21, 7])
  for (const { day, at } of plannedReminders(two)) {
    const before = new Date(at.getTime() - 1)
    expect(nextReminder(two, before)?.day).toBe(day)
    expect(dueReminder(two, LONG_AGO, before)).toBeNull()
    for (const late of [0, HOUR_MS, 2 * DAY_MS])
      expect(dueReminder(two, LONG_AGO, new Date(at.getTime() + late))?.day).toBe(day)
    expect(dueReminder(two, LONG_AGO, new Date(at.getTime() + 2 * DAY_MS + 1))).toBeNull()
    expect(dueReminder(two, at, at)).toBeNull()
  }
})

it('of two that were missed, the newer goes alone', () => {
  const now = new Date('2027-02-28T09:00:00Z')
  expect(dueReminder(plan('2027-03-01', [2, 1]), LONG_AGO, now)?.day).toBe('2027-02-28')
})
