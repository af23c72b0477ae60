import { namesGroup } from '../guest-import/guest-list/accompanied-people.ts'
import { beginsWithGivenName } from '../guest-import/guest-list/given-names.ts'
import { readHeading } from '../guest-import/guest-list/headings.ts'
import { headingsOf, listsGuests } from '../guest-import/guest-list/sheet-kind.ts'
import { guestListOf } from './as-guests.ts'
import { blocksOf } from './as-seating.ts'
import type { Page } from './file-content.ts'

/** How surely a page lists guests, from 0 to 1. */
export function guestScore(page: Page): number {
  const { reading, rows, outcome } = guestListOf(page)
  if (outcome.kind === 'error' || outcome.guests.length === 0) return 0
  if (reading.isExport) return 1
  const headings = headingsOf(rows, reading)
  const fields = new Set(headings.map((heading) => readHeading(heading)?.field))
  const sure = [...fields].filter((field) => field && SURE.has(field)).length
  const named = outcome.guests.filter(({ fullName }) => beginsWithGivenName(fullName) || namesGroup(fullName))
  const known = named.length / outcome.guests.length
  const isList = listsGuests(page.name, headings, outcome)
  if (!isList) return known > 0.5 ? 0.3 : 0.1
  return Math.min(0.98, 0.45 + known * 0.25 + Math.min(sure, 4) * 0.08)
}

const SURE = new Set([
  'rsvp',
  'surname',
  'household',
  'companions',
  'age',
  'isChild',
  'side',
  'diet',
  'seats',
  'email',
  'children',
])

const BESIDE_SEATS = new Set(['name', 'surname', 'table', 'seats', 'diet', 'notes', 'code', 'other'])

/** How surely a page says who sits where, from 0 to 1. */
export function seatingScore(page: Page): number {
  const { reading, rows, outcome } = guestListOf(page)
  const blocks = blocksOf(page)
  if (blocks > 1) return 0.88
  if (outcome.kind === 'error' || !reading.columns.some(({ use }) => use === 'table'))
    return blocks > 0 ? 0.45 : 0
  const fields = headingsOf(rows, reading).map((heading) => readHeading(heading)?.field)
  const others = fields.filter((field) => field && !BESIDE_SEATS.has(field))
  const seated = outcome.guests.filter(({ table }) => table).length / outcome.guests.length
  if (others.length > 0 || seated <= 0.6) return 0.3
  // A list of tables begins with the table; a list of guests that ends with it brings the table along.
  const isTableFirst = reading.columns.find(({ use }) => use === 'table' || use === 'name')?.use === 'table'
  return isTableFirst ? 0.95 : 0.5
}
