import { useState } from 'react'
import { CATEGORIES, type Category } from '#domain/catalogue/catalogue.ts'
import { useCookies } from '../../../shared/page/use-cookies.ts'
import { readRemembered, remember } from '../../../shared/wedding/remembered.ts'

const COOKIE = 'azahar.canvas'

/** Between the names, which have spaces. */
const SEPARATOR = '|'

/** The categories that are folded up on the canvas; this browser remembers them. */
export function useCollapsedCategories(weddingId: string) {
  const cookies = useCookies()
  const [collapsed, setCollapsed] = useState(() => rememberedIn(cookies()))
  const change = (next: ReadonlySet<Category>) => {
    setCollapsed(next)
    // Sent with the pages of this wedding only.
    remember(COOKIE, [...next].join(SEPARATOR) || null, `/app/couple/${weddingId}`)
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

const rememberedIn = (cookies: string): ReadonlySet<Category> => {
  const kept = readRemembered(cookies, COOKIE)?.split(SEPARATOR) ?? []
  return new Set(CATEGORIES.filter((category) => kept.includes(category)))
}
