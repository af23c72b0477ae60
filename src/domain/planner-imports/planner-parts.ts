import type { ListedClient, NamedDay, ReadPart } from '../imports/imports.ts'
import { briefOf, type PartBrief } from '../imports/part-brief.ts'
import { rowsOfPart } from '../imports/part-rows.ts'

/** A part of a file as far as rows of weddings are made of it: little beside what it holds. */
export type PlannerPart = PartBrief & {
  /** People, vendors and cents in euros that it lists. */
  guests: number
  vendors: number
  cents: number
  day: NamedDay | null
  couple: string | null
  venue: string | null
  /** Whether it is about several weddings, which none of them gets. */
  isOfSeveral: boolean
  clients: ListedClient[]
}

export function plannerPartOf(part: ReadPart): PlannerPart {
  const { content } = part
  const isBudget = content.kind === 'budget'
  return {
    ...briefOf(part),
    guests: content.kind === 'guests' ? content.guests.length : 0,
    vendors: isBudget ? rowsOfPart(content) : 0,
    cents:
      isBudget && content.currency === 'EUR'
        ? content.vendors.reduce((sum, { costCents }) => sum + costCents, 0)
        : 0,
    day: part.weddingDay,
    couple: part.couple ?? null,
    venue: part.venue,
    isOfSeveral: part.weddings !== undefined,
    clients: part.clients ?? [],
  }
}

/** A file as it was read, with the folders that it lies in. */
export type PlannerFile = { id: string; name: string; parts: readonly PlannerPart[] }
