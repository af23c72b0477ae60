import { useMemo, useState } from 'react'
import type { KnownGuest } from '#domain/guest-import/imported-updates.ts'
import { isSkippable } from '#domain/guests/guest-duplicates.ts'
import { LIMITS } from '#domain/operation/limits.ts'
import type { Candidate, GuestList } from '../import/guest-list.ts'
import type { Mode } from './import-step.ts'
import { keptHouseholdsOf, knownOf, updatesOf } from './known-candidates.ts'
import { changingOf, comingOf, listedAgain, sentGuests } from './table-wishes.ts'
import type { TablesOfList } from './use-tables-of-list.ts'

/** The choice for guests who are in the list already. */
export type OfKnown = 'update' | 'skip' | 'bring'

const NOTHING: Pick<GuestList, 'candidates' | 'duplicates'> = { candidates: [], duplicates: [] }

/** Which guests of a list would be written, and whether the wedding's list has room for them. */
export function useSelection(list: GuestList | null, existing: readonly KnownGuest[], tables: TablesOfList) {
  const { candidates, duplicates } = list ?? NOTHING
  const [wanted, setOfKnown] = useState<OfKnown | null>(null)
  const { isTicked, tick } = useTicks()
  const isOfTicked = ([candidate]: readonly [Candidate, unknown]) => isTicked(candidate)
  const ticked = candidates.filter(isTicked)
  const skippable = useMemo(
    () => new Set(duplicates.filter(isSkippable).map(({ index }) => candidates[index])),
    [duplicates, candidates],
  )
  const known = useMemo(() => knownOf(list, existing), [list, existing])
  const { updates, keptHouseholds } = useMemo(
    () => ({ updates: updatesOf(known), keptHouseholds: keptHouseholdsOf(known) }),
    [known],
  )
  const again = listedAgain([...known].filter(isOfTicked), updates)
  const hasNews = updates.size > 0 || !!tables.planOf(again, 'append', true)?.seats.length
  const ofKnown = wanted ?? (hasNews ? 'update' : 'skip')
  const isSkipped = (candidate: Candidate, mode: Mode) =>
    mode === 'append' && ofKnown !== 'bring' && skippable.has(candidate)
  const chosenUpdates =
    ofKnown === 'update' ? ticked.flatMap((candidate) => updates.get(candidate) ?? []) : []
  const chosenOf = (mode: Mode) => ticked.filter((candidate) => !isSkipped(candidate, mode))
  const countToImport = (mode: Mode) => chosenOf(mode).length
  const tablePlanOf = (mode: Mode) => {
    const isUpdating = mode === 'append' && ofKnown === 'update'
    return tables.planOf([...comingOf(chosenOf(mode), mode), ...(isUpdating ? again : [])], mode)
  }
  const tablePlan = tablePlanOf('append')
  const changing = changingOf(chosenUpdates, again, tablePlan)

  /** How many guests an appending import would make, where that is more than a list can have. */
  const total = existing.length + countToImport('append')
  return {
    candidates,
    isTicked,
    tick,
    duplicates: duplicates.filter(({ index }) => isTicked(candidates[index]!)),
    ofKnown,
    setOfKnown,
    /** The changes of guests who are there, by the candidates who are ticked. */
    updates: new Map([...updates].filter(isOfTicked)),
    /** The guests who keep a household or a language that the list names otherwise. */
    keptHouseholds: keptHouseholds.filter(isOfTicked).map(([, name]) => name),
    chosenUpdates,
    /** Whether the list changes guests who are there, or seats them. */
    hasNews,
    tablePlan,
    tablePlanOf,
    countUpdated: changing,
    existingNames: new Map(existing.map(({ id, fullName }) => [id, fullName])),
    countTicked: ticked.length,
    /** The guests that an appending import brings, and how many more it skips. */
    coming: chosenOf('append').map(({ guest }) => guest),
    countSkipped: ticked.length - countToImport('append') - changing,
    countToImport,
    chosen: (mode: Mode) => sentGuests(chosenOf(mode), mode, tablePlanOf(mode), tables.isFailed),
    overfull: total > LIMITS.wedding.guests ? total : null,
  }
}

/** Guests come unless they are taken out; what seems to be no guest comes only when asked for. */
function useTicks() {
  const [changed, setChanged] = useState<ReadonlySet<Candidate>>(new Set())
  return {
    isTicked: (candidate: Candidate) => (candidate.because === null) !== changed.has(candidate),
    tick: (candidate: Candidate) =>
      setChanged((now) => {
        const next = new Set(now)
        if (!next.delete(candidate)) next.add(candidate)
        return next
      }),
  }
}
