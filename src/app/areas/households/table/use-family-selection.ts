import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Family } from '../../../shared/households/families.ts'
import { type Member, membersOf } from '../grouping-actions.ts'
import type { FamilyRow } from './family-rows.ts'

/**
 * The guests that are selected, one by one or as families. With Shift a whole range of rows is, and Esc takes all of
 * it back.
 */
export function useFamilySelection(families: readonly Family[], rows: readonly FamilyRow[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const last = useRef<string | null>(null)
  const latest = useRef(rows)
  latest.current = rows
  const clear = useCallback(() => setIds(new Set()), [])
  const selected = useMemo<Member[]>(
    () => (ids.size === 0 ? [] : membersOf(families).filter(({ person }) => ids.has(person.guest.id))),
    [families, ids],
  )
  useEscape(ids.size > 0, clear)

  const toggle = useCallback((key: string, isRange: boolean) => {
    setIds((before) => {
      const next = new Set(before)
      const [row] = latest.current.filter((one) => one.key === key)
      if (!row) return before
      const isOn = !guestsIn(row).every((id) => before.has(id))
      for (const one of isRange ? between(latest.current, last.current, key) : [row]) {
        for (const id of guestsIn(one)) {
          if (isOn) next.add(id)
          else next.delete(id)
        }
      }
      last.current = key
      return next
    })
  }, [])

  return {
    ids,
    selected,
    toggle,
    clear,
    /** The guests in sight. */
    selectAll: () => setIds(new Set(rows.flatMap((row) => (row.kind === 'person' ? guestsIn(row) : [])))),
  }
}

/** The guests that a row stands for: all of a family, or one. */
const guestsIn = (row: FamilyRow): string[] =>
  row.kind === 'person' ? [row.person.guest.id] : row.family.people.map(({ guest }) => guest.id)

export const isRowSelected = (row: FamilyRow, ids: ReadonlySet<string>): boolean =>
  ids.size > 0 && guestsIn(row).every((id) => ids.has(id))

function useEscape(isSelecting: boolean, clear: () => void) {
  useEffect(() => {
    if (!isSelecting) return
    const onKey = (event: KeyboardEvent) => {
      // A dialog or a menu that is open takes Esc for itself.
      if (event.key === 'Escape' && !document.querySelector('[role=dialog], [role=menu]')) clear()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isSelecting, clear])
}

function between(rows: readonly FamilyRow[], from: string | null, to: string): FamilyRow[] {
  const [start, end] = [from ?? to, to]
    .map((key) => rows.findIndex((one) => one.key === key))
    .sort((a, b) => a - b)
  return rows.slice(Math.max(0, start!), end! + 1)
}

export type FamilySelection = ReturnType<typeof useFamilySelection>
