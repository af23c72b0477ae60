import type { KeyboardEvent, ReactNode, Ref } from 'react'

type TabListProps<Id extends string> = {
  label: string
  tabs: readonly { id: Id; content: ReactNode }[]
  selected: Id
  onSelect: (id: Id) => void
  /** Gives the ids that tie a tab to its panel. */
  idOf: (id: Id) => { tab: string; panel: string }
  className: string
  tabClassName: string
  ref?: Ref<HTMLDivElement>
}

/** A row of tabs: one of them takes the focus, and the arrows go on to the next and show its panel. */
export function TabList<Id extends string>(props: TabListProps<Id>) {
  const { label, tabs, selected, onSelect, idOf, className, tabClassName, ref } = props
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const elements = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
    const index = elements.indexOf(event.target as HTMLElement)
    const step = STEPS[event.key]
    const next = step ? (index + step + tabs.length) % tabs.length : ENDS[event.key]
    if (next === undefined) return
    event.preventDefault()
    elements.at(next)?.focus()
    onSelect(tabs.at(next)!.id)
  }
  return (
    <div
      ref={ref}
      role="tablist"
      aria-label={label}
      aria-orientation="horizontal"
      onKeyDown={onKeyDown}
      className={className}
    >
      {tabs.map(({ id, content }) => (
        <button
          key={id}
          id={idOf(id).tab}
          type="button"
          role="tab"
          aria-selected={id === selected}
          aria-controls={id === selected ? idOf(id).panel : undefined}
          tabIndex={id === selected ? 0 : -1}
          onClick={() => onSelect(id)}
          className={tabClassName}
        >
          {content}
        </button>
      ))}
    </div>
  )
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }
const ENDS: Record<string, number> = { Home: 0, End: -1 }
