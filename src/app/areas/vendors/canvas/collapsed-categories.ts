import { useState } from 'react'
import { CATEGORIES, type Category } from '#domain/catalogue.ts'

const keyOf = (weddingId: string) => `azahar.canvas.${weddingId}`

/** The categories that are folded up on the canvas; this browser remembers them. */
export function useCollapsedCategories(weddingId: string) {
  const [collapsed, setCollapsed] = useState(() => remembered(weddingId))
  const change = (next: ReadonlySet<Category>) => {
    setCollapsed(next)
    remember(weddingId, next)
  }
  return {
    collapsed,
    toggle: (category: Category) => {
      const next = new Set(collapsed)
      if (!next.delete(category)) next.add(category)
      change(next)
    },
    /** Unfolds a category that something is about to be shown in. */
    unfold: (category: Category) => {
      if (!collapsed.has(category)) return
      const next = new Set(collapsed)
      next.delete(category)
      change(next)
    },
  }
}

function remembered(weddingId: string): ReadonlySet<Category> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(weddingId)) ?? '[]')
    return new Set(CATEGORIES.filter((category) => Array.isArray(kept) && kept.includes(category)))
  } catch {
    return new Set()
  }
}

function remember(weddingId: string, collapsed: ReadonlySet<Category>) {
  try {
    localStorage.setItem(keyOf(weddingId), JSON.stringify([...collapsed]))
  } catch {
    // Without storage they stay folded for as long as the page lives.
  }
}
