import { v7 as uuidv7 } from 'uuid'
import type { ListedGuest, TablePlan } from '#domain/guest-import/imported-tables.ts'
import type { GuestUpdate, KnownGuest } from '#domain/guest-import/imported-updates.ts'
import { GUEST_NOTES_MAX } from '#domain/guests/guests.ts'
import type { ImportedGuest } from '#domain/guests/imported-guest.ts'
import type { Candidate } from '../import/guest-list.ts'
import type { Mode } from './import-step.ts'

/** The guests who are there already, with the table that the list names and whether they come once it is written. */
export const listedAgain = (
  known: readonly (readonly [Candidate, KnownGuest])[],
  updates: ReadonlyMap<Candidate, GuestUpdate>,
): ListedGuest[] =>
  known.map(([candidate, { id, rsvp }]) => ({
    ...{ guestId: id, table: candidate.guest.table },
    comes: (updates.get(candidate)?.becomes.rsvp ?? rsvp) === true,
  }))

/** The same of those whom the list brings. */
export const comingOf = (candidates: readonly Candidate[], mode: Mode): ListedGuest[] =>
  candidates.map((candidate) => ({
    ...{ guestId: idOf(candidate, mode), table: candidate.guest.table },
    comes: candidate.guest.rsvp === true,
  }))

/** How many of the guests who are there are changed or get a seat. */
export function changingOf(
  updates: readonly GuestUpdate[],
  again: readonly ListedGuest[],
  plan: TablePlan | null,
): number {
  const listed = new Set(again.map(({ guestId }) => guestId))
  const seated = (plan?.seats ?? []).map(({ guestId }) => guestId).filter((id) => listed.has(id))
  return new Set([...updates.map(({ guestId }) => guestId), ...seated]).size
}

/** The guests as they are sent: a table for which the plan has no seat yet is in the notes. */
export const sentGuests = (
  candidates: readonly Candidate[],
  mode: Mode,
  plan: TablePlan | null,
  isPlanUnknown: boolean,
) =>
  candidates.map((candidate) => {
    const id = idOf(candidate, mode)
    const isNoted = plan ? plan.waiting.has(id) : isPlanUnknown
    return { ...withTableInNotes(candidate.guest, isNoted), id }
  })

function withTableInNotes({ table, ...guest }: ImportedGuest, isNoted: boolean): ImportedGuest {
  const notes = [guest.notes, `Mesa: ${table}`].filter(Boolean).join('\n')
  return table && isNoted && notes.length <= GUEST_NOTES_MAX ? { ...guest, notes } : guest
}

const ids = { append: new WeakMap<Candidate, string>(), overwrite: new WeakMap<Candidate, string>() }

/**
 * Made once, so that a retry after a lost answer adds no guest twice. An overwrite is another import than the
 * appending one that may have been tried before it.
 */
function idOf(candidate: Candidate, mode: Mode): string {
  const id = ids[mode].get(candidate) ?? uuidv7()
  ids[mode].set(candidate, id)
  return id
}
