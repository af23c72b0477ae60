import type { SeatingPerson } from '#domain/seating/seating.ts'

/** An adult who comes to the wedding, has no family and sits nowhere, unless it is said otherwise. */
export const somePerson = (name: string, over: Partial<SeatingPerson> = {}): SeatingPerson => ({
  id: name,
  guestId: name,
  eventId: null,
  name,
  age: 'adult',
  side: null,
  householdId: null,
  householdName: null,
  language: 'es',
  needsHighChair: false,
  comes: true,
  tableId: null,
  isLocked: false,
  chair: null,
  createdAt: '2026-11-26T00:00:00Z',
  ...over,
})
