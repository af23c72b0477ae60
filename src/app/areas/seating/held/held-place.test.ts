import { expect, it } from 'vitest'
import { PRESENCE_IDS_MAX } from '#domain/live/live.ts'
import { heldAt, heldPlace } from './held-place.ts'

it('a member holds the table that is open and the guests in the hand', () => {
  const place = heldPlace('wedding', { tableId: 'table', guestIds: ['ana', 'luis'] })
  expect(heldAt(place, 'wedding', null)).toEqual(['table', 'ana', 'luis'])
})

it('the guests of an event are held there and not at the wedding', () => {
  const place = heldPlace('brunch', { tableId: undefined, guestIds: ['ana'] })
  expect(heldAt(place, 'wedding', 'brunch')).toContain('ana/brunch')
  expect(heldAt(place, 'wedding', null)).toEqual([])
  expect(heldAt(place, 'wedding', 'dinner')).toEqual([])
})

it('an empty hand is no place, and the places of other screens hold nothing here', () => {
  expect(heldPlace('wedding', { tableId: undefined, guestIds: [] })).toBeNull()
  expect(heldAt(null, 'wedding', null)).toEqual([])
  expect(heldAt('vendor:wedding,ana', 'wedding', null)).toEqual([])
})

it('of a large hand as many are said as presence takes', () => {
  const guestIds = Array.from({ length: 200 }, (_, index) => String(index))
  const place = heldPlace('wedding', { tableId: undefined, guestIds })
  expect(heldAt(place, 'wedding', null)).toEqual(guestIds.slice(0, PRESENCE_IDS_MAX - 1))
})
