import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import {
  type KnownSeating,
  type ListedGuest,
  planTables,
  type TablePlan,
} from '#domain/guest-import/imported-tables.ts'
import type { SeatingPerson, SeatingTable } from '#domain/seating/seating.ts'
import { useAccess } from '../../../shared/session/access.ts'
import { seatingPeopleQuery, tablesQuery } from '../../seating/seating.queries.ts'
import type { GuestList } from '../import/guest-list.ts'
import type { Mode } from './import-step.ts'

/** The tables that a list names, beside those of the wedding itself. */
export function useTablesOfList(weddingId: string, list: GuestList | null) {
  const isNamed = useMemo(() => list?.candidates.some(({ guest }) => guest.table) ?? false, [list])
  const mayEdit = useAccess(weddingId, 'seating', 'edit')
  const enabled = isNamed && mayEdit
  const tables = useQuery({ ...tablesQuery(weddingId), enabled })
  const people = useQuery({ ...seatingPeopleQuery(weddingId), enabled })
  const [moves, setMoves] = useState(false)
  const ids = useRef(new Map<string, string>())
  const known = useMemo(
    () => (enabled && tables.data && people.data ? ofWeddingItself(tables.data, people.data) : null),
    [enabled, tables.data, people.data],
  )
  const isFailed = enabled && !known && (tables.isError || people.isError)
  /** One id for each table that is named, so that a retry after a lost answer makes none twice. */
  const newId = (table: string) => {
    const id = ids.current.get(table) ?? uuidv7()
    ids.current.set(table, id)
    return id
  }
  return {
    isNamed,
    /** The person may not change the tables. */
    isClosed: isNamed && !mayEdit,
    isFailed,
    isLoading: enabled && !known && !isFailed,
    /** Whether who sits elsewhere goes where the list says. */
    moves,
    setMoves,
    /** The seats of the guests; `null` while the tables are not known. An overwrite seats new guests alone. */
    planOf: (guests: readonly ListedGuest[], mode: Mode, alsoMoves = moves): TablePlan | null =>
      known &&
      planTables(guests, mode === 'append' ? known : { ...known, people: [] }, { moves: alsoMoves, newId }),
  }
}

export type TablesOfList = ReturnType<typeof useTablesOfList>

const ofWeddingItself = (
  tables: readonly SeatingTable[],
  people: readonly SeatingPerson[],
): KnownSeating => ({
  tables: tables.filter(({ eventId }) => eventId === null),
  people: people.filter(({ eventId }) => eventId === null),
})
