import type { ReactNode } from 'react'
import { cx } from '#ui/class-names.ts'

/** The margins of an ordinary page of the app. Pages that reach the edges of the sheet bring their own. */
export function Page({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div className={cx('px-gutter pt-[clamp(1.35rem,1rem+1.6vw,2.5rem)] pb-20', className)}>{children}</div>
  )
}

type PageHeaderProps = {
  title: string
  /** Beside the title: a count. */
  aside?: ReactNode
  /** The actions of the page; below the title on a phone. */
  actions?: ReactNode
  /** A phone has another title in places, which stands for this one. */
  isHiddenOnPhones?: boolean
}

/** The title of a page with what can be done there. */
export function PageHeader({ title, aside, actions, isHiddenOnPhones }: PageHeaderProps) {
  return (
    <header className={cx('flex flex-wrap items-end gap-4', isHiddenOnPhones && 'max-md:hidden')}>
      <h1 className="flex max-w-full flex-wrap items-baseline gap-x-3 wrap-anywhere">
        {title} {aside}
      </h1>
      {actions && (
        <div
          data-edits
          className="ml-auto flex flex-wrap items-center gap-2 max-md:ml-0 max-md:w-full max-md:*:flex-1"
        >
          {actions}
        </div>
      )}
    </header>
  )
}
