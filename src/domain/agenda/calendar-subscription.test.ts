import { expect, test } from 'vitest'
import { googleCalendarHref, subscriptionHref } from './calendar-subscription.ts'

const ADDRESS = 'https://azahar.example/agenda/a_b-c.ics'

test('a calendar is subscribed to by webcal, and by a page of Google where there is none', () => {
  expect(subscriptionHref(ADDRESS)).toBe('webcal://azahar.example/agenda/a_b-c.ics')
  const google = new URL(googleCalendarHref(ADDRESS))
  expect(google.origin + google.pathname).toBe('https://calendar.google.com/calendar/r')
  expect(google.searchParams.get('cid')).toBe('webcal://azahar.example/agenda/a_b-c.ics')
})
