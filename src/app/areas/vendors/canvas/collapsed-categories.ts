import { useMemo, useState } from 'react'
import { CATEGORIES, type Category } from '#domain/catalogue/catalogue.ts'
import { useCookie } from '../../../shared/page/use-cookie.ts'
import { remember } from '../../../shared/wedding/remembered.ts'

const COOKIE = 'azahar.canvas'

/** Between the names, which have spaces. */
const SEPARATOR = '|'

/** The categories that are folded up on the canvas; this browser remembers them. */
export function useCollapsedCategories(weddingId: string) {
  const cookie = useCookie(COOKIE)
  const remembered = useMemo(() => rememberedIn(cookie), [cookie])
  const [chosen, choose] = useState<ReadonlySet<Category>>()
  const collapsed = chosen ?? remembered
  const change = (next: ReadonlySet<Category>) => {
    choose(next)
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

const rememberedIn = (cookie: string | null): ReadonlySet<Category> => {
  const kept = cookie?.split(SEPARATOR) ?? []
  return new Set(CATEGORIES.filter((category) => kept.includes(category)))
}
