import type { ReactNode } from 'react'

type OperatorSectionProps = {
  /** The address of it within the page. */
  id: string
  title: string
  count?: number
  /** At the end of the heading: a button, a remark. */
  aside?: ReactNode
  children: ReactNode
}

/** A part of the operator's page: its heading with how many there are, and a table. */
export function OperatorSection({ id, title, count, aside, children }: OperatorSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-titulo`} className="min-w-0 scroll-mt-28 lg:scroll-mt-18">
      <header className="flex min-h-9 items-center justify-between gap-4">
        <h2 id={`${id}-titulo`} className="font-sans text-ui leading-none font-strong tracking-normal">
          {title}
          {count !== undefined && <span className="ml-2 font-medium text-ink-3 tabular-nums">{count}</span>}
        </h2>
        {aside}
      </header>
      {children}
    </section>
  )
}

/** Stands where a section has no row. */
export function NothingHere({ children }: { children: ReactNode }) {
  return <p className="border-y border-line py-2 text-ink-3">{children}</p>
}
