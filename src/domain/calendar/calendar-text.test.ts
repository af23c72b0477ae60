import { expect, it } from 'vitest'
import { calendarText } from './calendar-text.ts'

it('leaves control characters out of a calendar, but not tabs and the ends of its lines', () => {
  expect(calendarText('SUMMARY:Vals\u0007\u0000 y\tbrindis\u007f\u0085\r\n  de «año»\r\n')).toBe(
    'SUMMARY:Vals y\tbrindis\r\n  de «año»\r\n',
  )
})
