import type { Menu } from '../households/invitation-settings.ts'
import { isServed, type MenuCount, menuCounts } from './menu-counts.ts'

/** A table as it is called in the room. Two of one event that are called the same are one to a kitchen. */
export type TableLabel = { number: number; name: string | null }

/** A table of an event, or a guest's seat at it. */
export type CateringTable = TableLabel & { eventId: string | null }
export type CateringSeat = CateringTable & { guestId: string }

/** The tables of all events and who has a seat at them; for who does not see the tables there is none of it. */
export type CateringPlan = { tables: readonly CateringTable[]; seats: readonly CateringSeat[] }

/** A table in numbers. Its menus are those of the guests who sit there. */
export type TableCounts = TableLabel & {
  people: number
  menus: MenuCount[]
  babiesWithoutMenu: number
  highChairs: number
}

/** How an event sits: by table, and how many are served and sit nowhere. */
export type EventSeating = { tables: TableCounts[]; servedWithoutTable: number }

type Eater = { id: string; age: string; menu: string | null; needsHighChair: boolean }

export const isSameTable = (one: TableLabel, other: TableLabel): boolean =>
  one.number === other.number && one.name === other.name

export const byTable = (one: TableLabel, other: TableLabel): number =>
  one.number - other.number || (one.name ?? '').localeCompare(other.name ?? '', 'es')

/** The seats of an event by guest. */
export const seatsOf = (plan: CateringPlan | null, eventId: string | null): Map<string, TableLabel> =>
  new Map(
    (plan?.seats ?? [])
      .filter((seat) => seat.eventId === eventId)
      .map(({ guestId, number, name }) => [guestId, { number, name }]),
  )

/** The numbers of each table of an event; `null` while it has none. */
export function eventSeating(
  coming: readonly Eater[],
  eventId: string | null,
  plan: CateringPlan | null,
  menus: readonly Menu[],
): EventSeating | null {
  const tables = (plan?.tables ?? []).filter((table) => table.eventId === eventId)
  if (tables.length === 0) return null
  const seats = seatsOf(plan, eventId)
  const labels = tables.filter(
    (table, index) => tables.findIndex((other) => isSameTable(table, other)) === index,
  )
  const at = (label: TableLabel) =>
    coming.filter(({ id }) => {
      const seat = seats.get(id)
      return seat && isSameTable(seat, label)
    })
  return {
    tables: labels
      .map((label) => tableCounts(label, at(label), menus))
      .filter(({ people }) => people > 0)
      .toSorted(byTable),
    servedWithoutTable: coming.filter((guest) => isServed(guest) && !seats.has(guest.id)).length,
  }
}

function tableCounts(
  { number, name }: TableLabel,
  people: readonly Eater[],
  menus: readonly Menu[],
): TableCounts {
  const served = people.filter(isServed)
  return {
    number,
    name,
    people: people.length,
    menus: menuCounts(served, menus).filter(({ count }) => count > 0),
    babiesWithoutMenu: people.length - served.length,
    highChairs: people.filter(({ needsHighChair }) => needsHighChair).length,
  }
}
