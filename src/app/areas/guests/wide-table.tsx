import type { ReactNode } from 'react'
import { useMedia } from '../../shared/page/use-media.ts'

type WideTableProps = {
  label: string
  /** In rem: what the columns of the table itself take at least, and what each of the others does. */
  own: number
  each: number
  columns: number
  children: ReactNode
}

/** In rem: the navigation and the margins beside a table, and the margins alone where the navigation is a drawer. */
const BESIDE = { desk: 20, tablet: 3 }

/**
 * The place of a table of guests. Once more columns were asked for than fit beside each other, it scrolls sideways
 * with the names in sight; until then the page scrolls it and its header stays at the top.
 */
export function WideTable({ label, own, each, columns, children }: WideTableProps) {
  const width = own + each * columns
  const isTight = useMedia(
    `(width >= 64rem) and (width < ${BESIDE.desk + width}rem), (width < ${Math.min(64, BESIDE.tablet + width)}rem)`,
  )
  if (columns === 0 || !isTight) return children
  return (
    <section
      aria-label={`${label}, se desplaza de lado`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls the region from here
      tabIndex={0}
      data-wide
      className="group/wide scroll-row"
    >
      <div style={{ minWidth: `${width}rem` }}>{children}</div>
    </section>
  )
}

/** The name of a row, which stays while the rest is scrolled sideways; its row has a ground. */
export const STAYS =
  'group-data-wide/wide:sticky group-data-wide/wide:left-0 group-data-wide/wide:z-1 group-data-wide/wide:bg-inherit'
