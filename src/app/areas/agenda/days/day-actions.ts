import { v7 as uuidv7 } from 'uuid'
import type { AgendaDay, AgendaItem } from '#domain/agenda/agenda.ts'
import type { ZonedDay } from '#domain/time/dates.ts'
import { dayChanges, type PlannedDay } from '../agenda-days.changes.ts'

type SuggestedItem = Omit<AgendaItem, 'dayId' | 'createdAt'>

/** Adds a day, with the items that are suggested for it; gives its id, which is made here so that a retry is harmless. */
export function addDay(
  weddingId: string,
  { items = [], ...fields }: ZonedDay & { name: string; isDraft: boolean; items?: readonly SuggestedItem[] },
): string {
  const id = uuidv7()
  const createdAt = new Date().toISOString()
  const day: PlannedDay = { ...fields, id, replaces: null, createdAt }
  if (items.length > 0) day.items = items.map((item) => ({ ...item, dayId: id, createdAt }))
  dayChanges.submit(weddingId, { kind: 'add', item: day, isReturning: false })
  return id
}

/** Changes the name or the date of a day; `items` come back with it when another member has removed it meanwhile. */
export function editDay(
  weddingId: string,
  day: AgendaDay,
  fields: { name?: string; date?: string },
  items: readonly AgendaItem[],
): void {
  const item: PlannedDay = { ...day, items: items.filter(({ dayId }) => dayId === day.id) }
  for (const field of ['name', 'date'] as const) {
    const value = fields[field]
    if (value === undefined || value === day[field]) continue
    dayChanges.submit(weddingId, { kind: 'edit', item, field, value })
  }
}

/** Removes a day with its items and offers the way back to all of them. */
export const removeDay = (weddingId: string, day: AgendaDay, items: readonly AgendaItem[]): void =>
  dayChanges.remove(weddingId, { ...day, items })
