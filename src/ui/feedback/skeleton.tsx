import type { ReactNode } from 'react'
import { cx } from '../class-names.ts'

/** One grey line; give it the width and height of what will stand there. */
export function SkeletonLine({ className }: { className?: string }) {
  return <span className={cx('block h-3 rounded-[4px] shimmer', className)} />
}

/** Waiting, shaped like what comes: it shows after 300 ms and says 'Cargando…' to screen readers. */
export function Skeleton({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div role="status" className={cx('appear-late', className)}>
      <span className="sr-only">Cargando…</span>
      <div aria-hidden="true">{children}</div>
    </div>
  )
}

const WIDTHS = ['w-[31%]', 'w-[24%]', 'w-[35%]', 'w-[28%]', 'w-[33%]']

/** Rows of a list or table that has not arrived. */
export function SkeletonRows({ rows = 5, className }: { rows?: number; className?: string }) {
  return (
    <Skeleton className={className}>
      {Array.from({ length: rows }, (_, row) => `row-${row}`).map((key, row) => (
        <div key={key} className="flex h-11.5 items-center gap-6 border-b border-line">
          <SkeletonLine className={WIDTHS[row % WIDTHS.length]} />
          <SkeletonLine className={cx('max-md:hidden', WIDTHS[(row + 2) % WIDTHS.length])} />
          <SkeletonLine className="ml-auto h-6.5 w-18.5 rounded-pill" />
        </div>
      ))}
    </Skeleton>
  )
}
