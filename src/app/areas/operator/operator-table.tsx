import type { ReactNode } from 'react'
import { cx } from '#ui/class-names.ts'

type Column = { label: string; isNumber?: boolean; isHidden?: boolean; className?: string }

/** A table of the operator's page: dense, and scrolled sideways within itself on a phone. */
export function OperatorTable({ columns, children }: { columns: readonly Column[]; children: ReactNode }) {
  return (
    <div className="scroll-row max-md:-mx-4 max-md:px-4">
      <table className="w-full min-w-128 border-collapse text-left">
        <thead>
          <tr className="border-y border-t-line-strong border-b-line text-ink-3">
            {columns.map(({ label, isNumber, isHidden, className }) => (
              <th
                key={label}
                scope="col"
                className={cx('h-7 pr-3 font-medium max-lg:h-11', isNumber && 'text-right', className)}
              >
                {isHidden ? <span className="sr-only">{label}</span> : label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}

export const ROW = 'h-9 border-b border-line text-ink-2 max-lg:h-11'
export const FIRST_CELL = 'pr-3 font-medium whitespace-nowrap text-ink'
export const CELL = 'pr-3'
export const NUMBER_CELL = 'pr-3 text-right whitespace-nowrap tabular-nums'
export const LAST_CELL = 'w-0 text-right whitespace-nowrap'
