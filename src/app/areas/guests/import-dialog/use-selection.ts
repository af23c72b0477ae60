import { useMemo, useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import type { Guest } from '#contract/guests.ts'
import { isSkippable } from '#domain/guest-duplicates.ts'
import { LIMITS } from '#domain/limits.ts'
import type { Candidate, GuestList } from '../import/guest-list.ts'

export type Mode = 'append' | 'overwrite'

const NONE: never[] = []

/** Which guests of a list would be written, and whether the wedding's list has room for them. */
export function useSelection(list: GuestList | null, existing: readonly Guest[]) {
  const candidates = list?.candidates ?? NONE
  const duplicates = list?.duplicates ?? NONE
  const [changed, setChanged] = useState<ReadonlySet<Candidate>>(new Set())
  const [skipsDuplicates, setSkipsDuplicates] = useState(true)

  /** Guests come unless they are taken out; what seems to be no guest comes only when asked for. */
  const isTicked = (candidate: Candidate) => (candidate.because === null) !== changed.has(candidate)
  const ticked = candidates.filter(isTicked)
  const skippable = useMemo(
    () => new Set(duplicates.filter(isSkippable).map(({ index }) => candidates[index])),
    [duplicates, candidates],
  )
  const isSkipped = (candidate: Candidate, mode: Mode) =>
    mode === 'append' && skipsDuplicates && skippable.has(candidate)
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
    skipsDuplicates,
    setSkipsDuplicates,
    countTicked: ticked.length,
    /** The guests that an appending import brings, and how many more it skips. */
    coming: chosenOf('append').map(({ guest }) => guest),
    countSkipped: ticked.length - countToImport('append'),
    countToImport,
    chosen: (mode: Mode) =>
      chosenOf(mode).map((candidate) => ({ ...candidate.guest, id: idOf(candidate, mode) })),
    overfull: total > LIMITS.wedding.guests ? total : null,
  }
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
