import type { DateOrder } from '../tasks/table/task-cells.ts'
import { asAgenda } from './as-agenda.ts'
import { asBudget } from './as-budget.ts'
import { asGuests, type Interpreted } from './as-guests.ts'
import { asSeating } from './as-seating.ts'
import { asTasks } from './as-tasks.ts'
import { vendorNamed } from './as-text.ts'
import type { Page } from './file-content.ts'
import type { PartKind } from './imports.ts'

/** A part before it is known what it is: its table, and its text where it has one. */
export type RawPart = { page: Page; text: string; pages: number | null }

export type PartOptions = { fileName: string; dateOrder: DateOrder }

/** A part as one of a kind, as it seems or as a person says; no kind refuses a part. */
export function interpretPart(
  part: RawPart,
  kind: PartKind,
  { fileName, dateOrder }: PartOptions,
): Interpreted {
  const { page, text, pages } = part
  if (kind === 'guests') return asGuests(page)
  if (kind === 'budget') return asBudget(page)
  if (kind === 'seating') return asSeating(page)
  if (kind === 'agenda') return asAgenda(page, dateOrder)
  if (kind === 'tasks') return asTasks(page)
  if (kind === 'contract' || kind === 'document')
    return { content: { kind, vendor: vendorNamed(text, fileName), pages }, leftOut: [] }
  return { content: { kind: 'unknown', pages }, leftOut: [] }
}
