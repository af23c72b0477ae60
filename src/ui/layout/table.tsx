import type { ComponentProps } from 'react'
import { cx } from '../class-names.ts'

/** A plain table: hairlines between rows, nothing else. Wrap it where it may scroll sideways. */
export function Table({ className, ...props }: ComponentProps<'table'>) {
  return <table {...props} className={cx('w-full border-collapse text-left text-sm text-ink-2', className)} />
}

/** A column's heading; sticky under the top bar unless `top-0` or the like says otherwise. */
export function ColumnHeader({ className, ...props }: ComponentProps<'th'>) {
  return <th scope="col" {...props} className={cx(columnHeaderClass, className)} />
}

/** A row's own name. */
export function RowHeader({ className, ...props }: ComponentProps<'th'>) {
  return <th scope="row" {...props} className={cx(cellClass, 'text-ui font-strong text-ink', className)} />
}

export function Cell({ className, ...props }: ComponentProps<'td'>) {
  return <td {...props} className={cx(cellClass, className)} />
}

/** The same looks for a grid that is not a `<table>`. */
export const columnHeaderClass =
  'h-9 border-b border-line bg-surface px-3 text-xs font-medium text-ink-3 first:pl-1'
export const cellClass = 'h-11.5 border-b border-line px-3 first:pl-1'
