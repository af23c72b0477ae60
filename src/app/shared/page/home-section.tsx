import type { ReactNode } from 'react'
import { cx } from '#ui/class-names.ts'

type HomeSectionProps = {
  /** Of its heading. */
  id: string
  title: string
  /** The way to all of it. */
  aside?: ReactNode
  children: ReactNode
  className?: string | undefined
}

/** A part of 'Mi boda': its title over a hairline, with a way to all of it. */
export function HomeSection({ id, title, aside, children, className }: HomeSectionProps) {
  return (
    <section aria-labelledby={id} className={cx('min-w-0', className)}>
      <header className="flex items-baseline justify-between gap-3 border-b border-line-strong pb-3">
        <h2 id={id} className="text-[1.75rem]">
          {title}
        </h2>
        {aside}
      </header>
      {children}
    </section>
  )
}
