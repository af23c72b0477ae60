import {
  type GuestUpdate,
  type KnownGuest,
  namesOtherHousehold,
  updateOf,
} from '#domain/guest-import/imported-updates.ts'
import { isSkippable } from '#domain/guests/guest-duplicates.ts'
import type { Candidate, GuestList } from '../import/guest-list.ts'

/** The candidates who are guests already, with what is known of them. */
export function knownOf(list: GuestList | null, existing: readonly KnownGuest[]): Map<Candidate, KnownGuest> {
  const found = new Map<Candidate, KnownGuest>()
  for (const duplicate of list?.duplicates.filter(isSkippable) ?? []) {
    const known = existing[duplicate.otherIndex]
    // The list of the wedding may have changed since this one was read: its places count only while they hold.
    if (known?.fullName === duplicate.otherName) found.set(list!.candidates[duplicate.index]!, known)
  }
  return found
}

/** The changes by each candidate who is a guest already. */
export function updatesOf(known: Map<Candidate, KnownGuest>): Map<Candidate, GuestUpdate> {
  const found = new Map<Candidate, GuestUpdate>()
  for (const [candidate, guest] of known) {
    const update = updateOf(guest, candidate.guest)
    if (update) found.set(candidate, update)
  }
  return found
}

/** The candidates who keep a household or a language that the list names otherwise, with their names. */
export const keptHouseholdsOf = (known: Map<Candidate, KnownGuest>): [Candidate, string][] =>
  [...known]
    .filter(([candidate, guest]) => namesOtherHousehold(guest, candidate.guest))
    .map(([candidate, { fullName }]) => [candidate, fullName])
