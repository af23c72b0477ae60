import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Family } from './families.ts'

/** The families that are selected. With Shift a whole range is, and Esc takes all of it back. */
export function useFamilySelection(families: readonly Family[]) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  const last = useRef<string | null>(null)
  const latest = useRef(families)
  latest.current = families
  const clear = useCallback(() => setKeys(new Set()), [])
  const selected = useMemo(() => families.filter(({ key }) => keys.has(key)), [families, keys])

  useEffect(() => {
    if (keys.size === 0) return
    const onKey = (event: KeyboardEvent) => {
      // A dialog or a menu that is open takes Esc for itself.
      if (event.key === 'Escape' && !document.querySelector('[role=dialog], [role=menu]')) clear()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [keys, clear])

  const toggle = useCallback((key: string, isRange: boolean) => {
    setKeys((before) => {
      const next = new Set(before)
      const isOn = !before.has(key)
      for (const one of isRange ? between(latest.current, last.current, key) : [key]) {
        if (isOn) next.add(one)
        else next.delete(one)
      }
      last.current = key
      return next
    })
  }, [])

  return {
    keys,
    selected,
    toggle,
    clear,
    selectAll: () => setKeys(new Set(families.map(({ key }) => key))),
  }
}

function between(families: readonly Family[], from: string | null, to: string): string[] {
  const [start, end] = [from ?? to, to]
    .map((key) => families.findIndex((one) => one.key === key))
    .sort((a, b) => a - b)
  return start! < 0 ? [to] : families.slice(start, end! + 1).map(({ key }) => key)
}

export type FamilySelection = ReturnType<typeof useFamilySelection>
