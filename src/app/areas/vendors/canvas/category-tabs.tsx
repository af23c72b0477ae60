import { type ReactNode, useEffect, useId, useRef } from 'react'
import type { Category } from '#domain/catalogue/catalogue.ts'
import { TabList } from '#ui/layout/tab-list.tsx'

type CategoryTabsProps = {
  categories: readonly { category: Category; count: number }[]
  selected: Category
  onSelect: (category: Category) => void
  /** The group of the selected category. */
  children: ReactNode
}

/** The categories of the canvas under 1024 px, one at a time. */
export function CategoryTabs({ categories, selected, onSelect, children }: CategoryTabsProps) {
  const list = useRef<HTMLDivElement>(null)
  const panelId = useId()
  const isEmpty = categories.every(({ category, count }) => category !== selected || count === 0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whichever tab is selected comes into sight
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected=true]')
    if (!tab || !list.current) return
    const room = (list.current.clientWidth - tab.offsetWidth) / 2
    list.current.scrollTo({ left: tab.offsetLeft - room })
  }, [selected])
  return (
    <>
      <TabList
        ref={list}
        label="Categorías del canvas"
        tabs={categories.map(({ category, count }) => ({
          id: category,
          content: (
            <>
              {category}
              <span className="num opacity-75">{count}</span>
            </>
          ),
        }))}
        selected={selected}
        onSelect={onSelect}
        idOf={(category) => ({ tab: `${panelId}${category}`, panel: panelId })}
        className="flex scroll-row gap-1.5 px-gutter pt-2 pb-4 no-scrollbar"
        tabClassName={TAB}
      />
      <div
        id={panelId}
        role="tabpanel"
        aria-label={selected}
        // With nothing inside to go to, the panel itself can be reached.
        tabIndex={isEmpty ? 0 : undefined}
        className="rounded-paper focus-visible:-outline-offset-3"
      >
        {children}
      </div>
    </>
  )
}

const TAB =
  'flex h-9.5 shrink-0 cursor-pointer items-center gap-1.5 rounded-pill border border-line-strong bg-surface px-3 text-sm font-medium whitespace-nowrap text-ink-2 active:bg-surface-hover pointer-coarse:h-11 aria-selected:border-transparent aria-selected:bg-primary aria-selected:text-on-primary'
