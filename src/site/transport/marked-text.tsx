import type { ReactNode } from 'react'
import type { Marked } from '#domain/transport/sheet-changes.ts'

type MarkedTextProps<T> = { of: Marked<T>; children: (value: T) => ReactNode }

/** A value; where it was another, the former one struck and the present one bold. */
export function MarkedText<T>({ of, children }: MarkedTextProps<T>) {
  if (!('former' in of)) return children(of.value)
  return (
    <>
      <Struck>{children(of.former as T)}</Struck> <Bold>{children(of.value)}</Bold>
    </>
  )
}

/** Words that are no longer so. */
export const Struck = ({ children }: { children: ReactNode }) =>
  children ? (
    <s className="font-normal text-ink-2">
      <span className="sr-only">Antes </span>
      {children}
    </s>
  ) : null

/** Words that are so since the version before. */
export const Bold = ({ children }: { children: ReactNode }) =>
  children ? (
    <b className="font-semibold text-ink">
      <span className="sr-only">ahora </span>
      {children}
    </b>
  ) : null
