import { expect, it } from 'vitest'
import { dividedFamilies } from './divided-families.ts'
import type { SeatingPerson } from './seating.ts'

const person = (name: string, tableId: string | null, over: Partial<SeatingPerson> = {}): SeatingPerson => ({
  ...{ id: name, guestId: name, eventId: null, name, age: 'adult', side: null, householdId: 'herrera' },
  ...{ householdName: 'Familia Herrera', language: 'es', needsHighChair: false, comes: true, tableId },
  ...{ isLocked: false, chair: null, createdAt: '2026-10-01T10:00:00.000Z' },
  ...over,
})

it('families are together when all who sit do so at one table', () => {
  expect(dividedFamilies([person('Ana', 't1'), person('Luis', 't1'), person('Eva', null)])).toEqual({
    is: 'kept',
  })
})

it('a family at two tables is named', () => {
  expect(dividedFamilies([person('Ana', 't1'), person('Luis', 't2')])).toEqual({
    is: 'broken',
    families: [{ name: 'Familia Herrera', tables: 2 }],
  })
})

it('nothing is said while no two of a family sit, or one of them comes no more', () => {
  expect(dividedFamilies([])).toEqual({ is: 'open' })
  expect(dividedFamilies([person('Ana', 't1'), person('Luis', 't2', { comes: false })])).toEqual({
    is: 'open',
  })
  expect(dividedFamilies([person('Ana', 't1', { householdId: null })])).toEqual({ is: 'open' })
})
