import { type ReactNode, useId } from 'react'
import { cx } from '../class-names.ts'
import { TabList } from './tab-list.tsx'

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

/** A row of underlined tabs over the panel of the selected one, which has something of its own to focus. */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { label, tabs, selected, onSelect, className, listClassName, panelClassName } = props
  const base = useId()
  const idOf = (id: Id) => ({ tab: `${base}${id}`, panel: `${base}${id}-panel` })
  return (
    <div className={cx('flex min-h-0 flex-col', className)}>
      <TabList
        label={label}
        tabs={tabs.map((tab) => ({ id: tab.id, content: <TabWords {...tab} /> }))}
        selected={selected}
        onSelect={onSelect}
        idOf={idOf}
        className={cx('flex shrink-0 scroll-row gap-6 border-b border-line no-scrollbar', listClassName)}
        tabClassName={TAB}
      />
      <div
        key={selected}
        role="tabpanel"
        id={idOf(selected).panel}
        aria-labelledby={idOf(selected).tab}
        className={cx('min-h-0 rounded-paper', panelClassName)}
      >
        {tabs.find(({ id }) => id === selected)?.panel}
      </div>
    </div>
  )
}

function TabWords({ label, count }: { label: string; count?: number }) {
  return (
    <>
      {label}
      {count !== undefined && <span className="num font-medium text-ink-3">{count}</span>}
    </>
  )
}

const TAB =
  'inline-flex min-h-11 cursor-pointer items-center gap-1.5 border-b-2 border-transparent pt-2 pb-2.5 text-sm font-strong whitespace-nowrap text-ink-3 transition-colors duration-(--t-fast) active:border-line-strong active:duration-0 hover:text-ink aria-selected:border-ink aria-selected:text-ink focus-visible:-outline-offset-2'
