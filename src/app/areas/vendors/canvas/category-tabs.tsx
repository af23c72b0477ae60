import { type ReactNode, useEffect, useRef } from 'react'
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs'
import type { Category } from '#domain/catalogue.ts'

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
  // biome-ignore lint/correctness/useExhaustiveDependencies: whichever tab is selected comes into sight
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected=true]')
    if (!tab || !list.current) return
    const room = (list.current.clientWidth - tab.offsetWidth) / 2
    list.current.scrollTo({ left: tab.offsetLeft - room })
  }, [selected])
  return (
    <Tabs selectedKey={selected} onSelectionChange={(key) => onSelect(key as Category)}>
      <TabList
        ref={list}
        aria-label="Categorías del canvas"
        className="relative flex gap-1.5 overflow-x-auto px-gutter pt-2 pb-4 no-scrollbar"
      >
        {categories.map(({ category, count }) => (
          <Tab key={category} id={category} className={TAB}>
            {category}
            <span className="num opacity-75">{count}</span>
          </Tab>
        ))}
      </TabList>
      <TabPanel id={selected} className="rounded-paper focus-visible:-outline-offset-3">
        {children}
      </TabPanel>
    </Tabs>
  )
}

const TAB =
  'flex h-9.5 shrink-0 cursor-pointer items-center gap-1.5 rounded-pill border border-line-strong bg-surface px-3 text-sm font-medium whitespace-nowrap text-ink-2 pointer-coarse:h-11 data-selected:border-transparent data-selected:bg-primary data-selected:text-on-primary'
