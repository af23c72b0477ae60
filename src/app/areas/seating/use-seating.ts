import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { withMoves } from '#domain/seating/plan-moves.ts'
import type { SeatingPerson, SeatingTable } from '#domain/seating/seating.ts'
import { planActs } from './plan-acts.changes.ts'
import { seatChanges, tableChanges } from './seating.changes.ts'
import { seatingPeopleQuery, tablesQuery } from './seating.queries.ts'

/** The plan of an event, as the person sees it with their own changes in it. */
export function useSeating(weddingId: string, eventId: string | null) {
  const tablesRead = useQuery(tablesQuery(weddingId))
  const peopleRead = useQuery(seatingPeopleQuery(weddingId))
  const { items: allTables } = tableChanges.useItems(weddingId, tablesRead.data)
  const { items: allPeople } = seatChanges.useItems(weddingId, peopleRead.data)
  const acts = planActs.useUnsaved(weddingId)
  const plan = useMemo(
    () => allTables && allPeople && planOf(eventId, allTables, withActs(allPeople, acts)),
    [eventId, allTables, allPeople, acts],
  )
  return { tablesRead, peopleRead, plan }
}

type UnsavedActs = ReturnType<typeof planActs.useUnsaved>

/** The acts on their way are seen as made. */
function withActs(people: SeatingPerson[], acts: UnsavedActs): SeatingPerson[] {
  const made = acts.flatMap(({ status, change }) =>
    status === 'pending' && change.kind === 'add' ? [change.item] : [],
  )
  return made.reduce((now, { eventId, moves }) => withMoves(now, eventId, moves), people)
}

export type Plan = {
  /** `null` for the wedding itself. */
  eventId: string | null
  tables: SeatingTable[]
  people: SeatingPerson[]
}

/** Those whose table was just removed on this screen have no seat, also before the server says so. */
function planOf(
  eventId: string | null,
  allTables: readonly SeatingTable[],
  allPeople: readonly SeatingPerson[],
): Plan {
  const isHere = (item: { eventId: string | null }) => item.eventId === eventId
  const tables = allTables
    .filter(isHere)
    .toSorted((a, b) => a.number - b.number || a.createdAt.localeCompare(b.createdAt))
  const ids = new Set(tables.map(({ id }) => id))
  const people = allPeople
    .filter(isHere)
    .map((person) =>
      person.tableId === null || ids.has(person.tableId) ? person : { ...person, tableId: null },
    )
  return { eventId, tables, people }
}
