import { useState } from 'react'
import {
  nextTableNumber,
  type SeatingTable,
  TABLE_NUMBER_MAX,
  TABLE_SEATS_MAX,
  TABLES_MAX,
  tablesFor,
} from '#domain/seating/seating.ts'

/** A whole number between 1 and `max`; `null` for anything else that was typed. */
function wholeNumber(typed: string, max: number): number | null {
  const number = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : 0
  return number >= 1 && number <= max ? number : null
}

/** A table as its fields have it, or a new one; an empty room is offered as many as those who wait need. */
export function useTableFields(
  table: SeatingTable | undefined,
  tables: readonly SeatingTable[],
  waiting: number,
) {
  const [number, setNumber] = useState(String(table?.number ?? nextTableNumber(tables)))
  const [name, setName] = useState(table?.name ?? '')
  const [shape, setShape] = useState(table?.shape ?? 'round')
  const [seats, setSeats] = useState(String(table?.seats ?? tables.at(-1)?.seats ?? 10))
  const [hasStairs, setStairs] = useState(table?.hasStairs ?? false)
  const [typedCount, setCount] = useState<string | null>(null)
  const room = TABLES_MAX - tables.length
  const proposed = tables.length > 0 ? 1 : tablesFor(waiting, wholeNumber(seats, TABLE_SEATS_MAX) ?? 10)
  const count = typedCount ?? String(proposed)
  const isMany = !table && (wholeNumber(count, room) ?? 1) > 1
  const fields = {
    count: table ? 1 : wholeNumber(count, room),
    number: wholeNumber(number, TABLE_NUMBER_MAX),
    seats: wholeNumber(seats, TABLE_SEATS_MAX),
  }
  return {
    ...{ number, setNumber, name, setName, shape, setShape, seats, setSeats, count, setCount },
    ...{ hasStairs, setStairs, room, isMany, fields },
  }
}
