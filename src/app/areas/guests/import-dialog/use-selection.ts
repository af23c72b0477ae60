import { useMemo, useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import {
  type GuestUpdate,
  type KnownGuest,
  namesOtherHousehold,
  updateOf,
} from '#domain/guest-import/imported-updates.ts'
import { isSkippable } from '#domain/guests/guest-duplicates.ts'
import { LIMITS } from '#domain/operation/limits.ts'
import type { Candidate, GuestList } from '../import/guest-list.ts'

export type Mode = 'append' | 'overwrite'

/** The choice for guests who are in the list already. */
export type OfKnown = 'update' | 'skip' | 'bring'

const NONE: never[] = []

/** Which guests of a list would be written, and whether the wedding's list has room for them. */
export function useSelection(list: GuestList | null, existing: readonly KnownGuest[]) {
  const candidates = list?.candidates ?? NONE
  const duplicates = list?.duplicates ?? NONE
  const [changed, setChanged] = useState<ReadonlySet<Candidate>>(new Set())
  const [wanted, setOfKnown] = useState<OfKnown | null>(null)

  /** Guests come unless they are taken out; what seems to be no guest comes only when asked for. */
  const isTicked = (candidate: Candidate) => (candidate.because === null) !== changed.has(candidate)
  const ticked = candidates.filter(isTicked)
  const skippable = useMemo(
    () => new Set(duplicates.filter(isSkippable).map(({ index }) => candidates[index])),
    [duplicates, candidates],
  )
  const known = useMemo(() => knownOf(list, existing), [list, existing])
  const updates = useMemo(() => updatesOf(known), [known])
  const keptHouseholds = useMemo(() => keptHouseholdsOf(known), [known])
  const ofKnown = wanted ?? (updates.size > 0 ? 'update' : 'skip')
  const isSkipped = (candidate: Candidate, mode: Mode) =>
    mode === 'append' && ofKnown !== 'bring' && skippable.has(candidate)
  const chosenUpdates =
    ofKnown === 'update' ? ticked.flatMap((candidate) => updates.get(candidate) ?? []) : []
  const chosenOf = (mode: Mode) => ticked.filter((candidate) => !isSkipped(candidate, mode))
  const countToImport = (mode: Mode) => chosenOf(mode).length

  /** How many guests an appending import would make, where that is more than a list can have. */
  const total = existing.length + countToImport('append')
  return {
    candidates,
    isTicked,
    tick: (candidate: Candidate) =>
      setChanged((now) => {
        const next = new Set(now)
        if (!next.delete(candidate)) next.add(candidate)
        return next
      }),
    duplicates: duplicates.filter(({ index }) => isTicked(candidates[index]!)),
    ofKnown,
    setOfKnown,
    /** The changes of guests who are there, by the candidates who are ticked. */
    updates: new Map([...updates].filter(([candidate]) => isTicked(candidate))),
    /** The guests who keep a household or a language that the list names otherwise. */
    keptHouseholds: keptHouseholds.filter(([candidate]) => isTicked(candidate)).map(([, name]) => name),
    chosenUpdates,
    countUpdated: chosenUpdates.length,
    existingNames: new Map(existing.map(({ id, fullName }) => [id, fullName])),
    countTicked: ticked.length,
    /** The guests that an appending import brings, and how many more it skips. */
    coming: chosenOf('append').map(({ guest }) => guest),
    countSkipped: ticked.length - countToImport('append') - chosenUpdates.length,
    countToImport,
    chosen: (mode: Mode) =>
      chosenOf(mode).map((candidate) => ({ ...candidate.guest, id: idOf(candidate, mode) })),
    overfull: total > LIMITS.wedding.guests ? total : null,
  }
}

/** The candidates who are guests already, with what is known of them. */
function knownOf(list: GuestList | null, existing: readonly KnownGuest[]): Map<Candidate, KnownGuest> {
  const found = new Map<Candidate, KnownGuest>()
  for (const duplicate of list?.duplicates.filter(isSkippable) ?? []) {
    const known = existing[duplicate.otherIndex]
    // The list of the wedding may have changed since this one was read: its places count only while they hold.
    if (known?.fullName === duplicate.otherName) found.set(list!.candidates[duplicate.index]!, known)
  }
  return found
}

/** The changes by each candidate who is a guest already. */
function updatesOf(known: Map<Candidate, KnownGuest>): Map<Candidate, GuestUpdate> {
  const found = new Map<Candidate, GuestUpdate>()
  for (const [candidate, guest] of known) {
    const update = updateOf(guest, candidate.guest)
    if (update) found.set(candidate, update)
  }
  return found
}

/** The candidates who keep a household or a language that the list names otherwise, with their names. */
const keptHouseholdsOf = (known: Map<Candidate, KnownGuest>): [Candidate, string][] =>
  [...known]
    .filter(([candidate, guest]) => namesOtherHousehold(guest, candidate.guest))
    .map(([candidate, { fullName }]) => [candidate, fullName])

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
