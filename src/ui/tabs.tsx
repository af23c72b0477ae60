import type { ReactNode } from 'react'
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs'
import { cx } from './class-names.ts'

type TabItem<Id extends string> = { id: Id; label: string; count?: number; panel: ReactNode }

type TabsProps<Id extends string> = {
  /** Names the row of tabs: 'Datos del proveedor'. */
  label: string
  tabs: readonly TabItem<Id>[]
  selected: Id
  onSelect: (id: Id) => void
  className?: string
  listClassName?: string
  panelClassName?: string
}

/** A row of underlined tabs over the panel of the selected one. */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { label, tabs, selected, onSelect, className, listClassName, panelClassName } = props
  return (
    <AriaTabs
      selectedKey={selected}
      onSelectionChange={(key) => onSelect(key as Id)}
      className={cx('flex min-h-0 flex-col', className)}
    >
      <TabList
        aria-label={label}
        className={cx('flex shrink-0 scroll-row gap-6 border-b border-line no-scrollbar', listClassName)}
      >
        {tabs.map((tab) => (
          <Tab key={tab.id} id={tab.id} className={TAB}>
            {tab.label}
            {tab.count !== undefined && <span className="num font-medium text-ink-3">{tab.count}</span>}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className={cx('min-h-0 rounded-paper', panelClassName)}>
          {tab.panel}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}

const TAB =
  'inline-flex min-h-11 cursor-pointer items-center gap-1.5 border-b-2 border-transparent pt-2 pb-2.5 text-sm font-strong whitespace-nowrap text-ink-3 transition-colors duration-(--t-fast) active:border-line-strong active:duration-0 data-hovered:text-ink data-selected:border-ink data-selected:text-ink data-focus-visible:-outline-offset-2'
