import type { ReactNode } from 'react'
import { Sprig } from '../art/sprig.tsx'
import { cx } from '../class-names.ts'

type EmptyStateProps = {
  /** One question: '¿A quién quieres ver allí?' */
  question: string
  /** One line under it. */
  line?: string
  /** The actions that help. */
  children?: ReactNode
  className?: string
}

/** A screen that has nothing yet: one sprig, one question, one line, then the actions. */
export function EmptyState({ question, line, children, className }: EmptyStateProps) {
  return (
    <section
      className={cx(
        'grid grid-cols-1 justify-items-center px-1 pt-[clamp(2rem,6vh,4.5rem)] pb-4 text-center',
        className,
      )}
    >
      <Sprig className="mb-5 w-60" />
      <h2 className="text-[1.875rem] md:text-[2.25rem]">{question}</h2>
      {line && <p className="mt-2.5 max-w-104 text-ink-2">{line}</p>}
      {children && (
        <div data-edits className="mt-7 flex w-full flex-wrap justify-center gap-2.5">
          {children}
        </div>
      )}
    </section>
  )
}

/** A section with nothing in it, in the words of the spec and without art. */
export function EmptySection({ children }: { children: string }) {
  return <p className="text-sm text-ink-3">{children}</p>
}
