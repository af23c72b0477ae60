import { householdName } from '../households/households.ts'
import { chairsAt } from './chairs.ts'
import type { SeatingPerson, SeatingTable } from './seating.ts'
import { peopleNamed } from './unseated-families.ts'

/** The table of a guest at an event, `null` while they have none, and their chair where the table is in order. */
export type FoundSeat = { eventId: string | null; table: SeatingTable | null; chair: number | null }

/** A guest who was looked for, with their family and where they sit at each event. */
export type FoundGuest = {
  guestId: string
  name: string
  /** The name of their family, `null` for who comes alone. */
  family: string | null
  seats: FoundSeat[]
}

type People = readonly SeatingPerson[]

/**
 * The guests who come and have all that was typed in their name, no more than `max`, with their seats: at the wedding
 * itself first, and then at the other events where they have a table. Who comes to other events alone is told those.
 */
export function foundGuests(
  people: People,
  tables: readonly SeatingTable[],
  typed: string,
  max: number,
): FoundGuest[] {
  const byGuest = new Map<string, SeatingPerson[]>()
  for (const person of people) {
    if (!person.comes) continue
    const places = byGuest.get(person.guestId)
    if (places) places.push(person)
    else byGuest.set(person.guestId, [person])
  }
  const guests = [...byGuest.values()].map(([first]) => first!)
  return peopleNamed(guests, typed, max).map((guest) => ({
    guestId: guest.guestId,
    name: guest.name,
    family: familyOf(guest, guests),
    seats: seatsOf(byGuest.get(guest.guestId)!, people, tables),
  }))
}

function familyOf({ householdId, householdName: stored }: SeatingPerson, guests: People): string | null {
  if (householdId === null) return null
  const names = guests.filter((guest) => guest.householdId === householdId).map(({ name }) => name)
  return stored || names.length > 1 ? householdName(stored, names) : null
}

function seatsOf(places: People, people: People, tables: readonly SeatingTable[]): FoundSeat[] {
  const seats = places.map((place) => seatOf(place, people, tables))
  const wedding = seats.filter(({ eventId }) => eventId === null)
  const others = seats.filter(({ eventId }) => eventId !== null)
  if (wedding.length === 0) return others
  return [...wedding, ...others.filter(({ table }) => table !== null)]
}

function seatOf(place: SeatingPerson, people: People, tables: readonly SeatingTable[]): FoundSeat {
  const table = tables.find(({ id }) => id === place.tableId) ?? null
  const at = table?.isOrdered ? chairsAt(table, people).taken.indexOf(place) : -1
  return { eventId: place.eventId, table, chair: at === -1 ? null : at + 1 }
}
