import type { SeatingPerson, SeatingTable } from '#domain/seating/seating.ts'

/** '4', or '4 · Familia Herrera', for each guest who comes to the wedding itself and has a seat, by their id. */
export function tablesOfGuests(
  tables: readonly SeatingTable[],
  people: readonly SeatingPerson[],
): ReadonlyMap<string, string> {
  const names = new Map(
    tables.map(({ id, number, name }) => [id, name ? `${number} · ${name}` : `${number}`]),
  )
  return new Map(
    people.flatMap(({ eventId, guestId, comes, tableId }) => {
      const name = eventId === null && comes && tableId !== null ? names.get(tableId) : undefined
      return name ? [[guestId, name] as const] : []
    }),
  )
}
