import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react'
import { Tab, TabList, Tabs } from 'react-aria-components/Tabs'
import type { Category } from '#domain/catalogue.ts'

type CategoryTabsProps = {
  categories: readonly { category: Category; count: number }[]
  selected: Category
  onSelect: (category: Category) => void
  /** The group of the selected category. */
  children: ReactNode
}

/**
 * The categories of the canvas under 1024 px, one at a time. The panel is our own: the library's looks
 * through every tile for one that can have the focus, and under an open sheet none can.
 */
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
    <Tabs selectedKey={selected} onSelectionChange={(key) => onSelect(key as Category)}>
      <TabList
        ref={list}
        aria-label="Categorías del canvas"
        className="flex scroll-row gap-1.5 px-gutter pt-2 pb-4 no-scrollbar"
      >
        {categories.map(({ category, count }) => (
          <Tab
            key={category}
            id={category}
            render={(tab) => (
              <div
                {...(tab as ComponentProps<'div'>)}
                aria-controls={category === selected ? panelId : undefined}
              />
            )}
            className={TAB}
          >
            {category}
            <span className="num opacity-75">{count}</span>
          </Tab>
        ))}
      </TabList>
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
    </Tabs>
  )
}

const TAB =
  'flex h-9.5 shrink-0 cursor-pointer items-center gap-1.5 rounded-pill border border-line-strong bg-surface px-3 text-sm font-medium whitespace-nowrap text-ink-2 active:bg-surface-hover pointer-coarse:h-11 data-selected:border-transparent data-selected:bg-primary data-selected:text-on-primary'
