/** A guest who asks for a seat. */
type Asking = { guestId: string; tableId: string }

type Room = {
  /** How many seats each table has. */
  seats: ReadonlyMap<string, number>
  /** The table of each guest who comes and has a seat. */
  seated: ReadonlyMap<string, string>
}

/**
 * The guests who get the seat that they ask for, in their order, so that no table gets more people than seats. One for
 * whom there is none stays where they sit, and their seat is not free for another.
 */
export function grantSeats(asking: readonly Asking[], { seats, seated }: Room): ReadonlySet<string> {
  const staying = new Set<string>()
  const asks = new Set(asking.map(({ guestId }) => guestId))
  for (;;) {
    const taken = new Map<string, number>()
    const take = (tableId: string) => taken.set(tableId, (taken.get(tableId) ?? 0) + 1)
    for (const [guestId, tableId] of seated) if (!asks.has(guestId) || staying.has(guestId)) take(tableId)
    const granted = new Set<string>()
    let mustStay = false
    for (const { guestId, tableId } of asking) {
      if (staying.has(guestId)) continue
      if ((taken.get(tableId) ?? 0) < (seats.get(tableId) ?? 0)) {
        take(tableId)
        granted.add(guestId)
      } else if (seated.has(guestId)) {
        staying.add(guestId)
        mustStay = true
      }
    }
    if (!mustStay) return granted
  }
}
