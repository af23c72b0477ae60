import { useCallback, useMemo, useRef, useState } from 'react'
import type { InspirationImage } from '#contract/inspiration-images.ts'

/** Which images are selected: one by one, or with Shift from the last one to this. */
export function useSelection(images: readonly InspirationImage[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const [isOn, setOn] = useState(false)
  const last = useRef<string | null>(null)
  const order = useRef(images)
  order.current = images
  const toggle = useCallback((id: string, isRange: boolean) => {
    const places = order.current.map((image) => image.id)
    const [from, to] = [places.indexOf(last.current ?? ''), places.indexOf(id)]
    const range = isRange && from >= 0 ? places.slice(Math.min(from, to), Math.max(from, to) + 1) : [id]
    last.current = id
    setIds((before) => {
      const next = new Set(before)
      const isAdding = !before.has(id)
      for (const one of range) isAdding ? next.add(one) : next.delete(one)
      return next
    })
  }, [])
  const clear = useCallback(() => {
    setIds(new Set())
    setOn(false)
  }, [])
  const selected = useMemo(() => images.filter(({ id }) => ids.has(id)), [images, ids])
  return {
    ids,
    selected,
    /** Whether a click selects instead of opening. */
    isSelecting: isOn || selected.length > 0,
    start: () => setOn(true),
    selectAll: () => setIds(new Set(images.map(({ id }) => id))),
    toggle,
    clear,
  }
}
