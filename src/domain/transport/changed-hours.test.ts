import { expect, it } from 'vitest'
import { changedHours } from './changed-hours.ts'
import type { BusStop } from './transport.ts'

const stop = (key: string, minute: number | null): BusStop => ({
  ...{ key, name: `Parada ${key}`, place: null, isVenue: false },
  minute,
})

it('names the stops whose hour is another one, with the hour before', () => {
  expect(changedHours([stop('a', 675), stop('b', 690)], [stop('a', 690), stop('b', 690)])).toEqual([
    { name: 'Parada a', minute: 690, before: 675 },
  ])
})

it('names none that came, went, or had or has no hour', () => {
  const before = [stop('gone', 600), stop('none', null), stop('lost', 620)]
  const now = [stop('new', 600), stop('none', 610), stop('lost', null)]
  expect(changedHours(before, now)).toEqual([])
})
