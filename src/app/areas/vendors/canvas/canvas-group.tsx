import { type ReactNode, useDeferredValue, useId } from 'react'
import type { Category } from '#domain/catalogue/catalogue.ts'
import { EmptySection } from '#ui/feedback/empty-state.tsx'
import { GroupHeading } from './group-heading.tsx'

type CanvasGroupProps = {
  category: Category
  count: number
  isCollapsed: boolean
  /** Left out where there is only one group to see. */
  onToggle?: (category: Category) => void
  /** The component that would land here if it were dropped now. */
  dropHint: string | null
  children: ReactNode
}

/** A category on the canvas: its name, how many there are, and their tiles. */
export function CanvasGroup(props: CanvasGroupProps) {
  const { category, count, isCollapsed, onToggle, dropHint, children } = props
  const listId = useId()
  // The heading answers at once; the tiles, which are a lot to draw, follow.
  const isHidden = useDeferredValue(isCollapsed)
  return (
    <section
      aria-label={category}
      className={GROUP}
      style={{ containIntrinsicHeight: `auto ${guessedRem(count)}rem` }}
    >
      <header className="flex h-9 items-center gap-2">
        <GroupHeading
          category={category}
          count={count}
          isCollapsed={isCollapsed}
          onToggle={onToggle}
          controls={listId}
        />
        <hr className="flex-1 border-line-strong" />
      </header>
      <div id={listId} hidden={isHidden}>
        {count > 0 || dropHint ? (
          <ul className={GRID}>
            {children}
            {dropHint && (
              <li aria-hidden="true" className={DROP_HINT}>
                {dropHint}
              </li>
            )}
          </ul>
        ) : (
          <div className="pt-0.5 pb-2 pl-5.5">
            <EmptySection>No hay elementos en esta sección.</EmptySection>
          </div>
        )}
      </div>
    </section>
  )
}

/** Out of sight a category costs neither layout nor paint. */
const GROUP = 'px-6 pb-4.5 [content-visibility:auto] [overflow-clip-margin:3rem] max-lg:px-gutter'

/** How high a category will be that has not been drawn yet: two tiles in a row, and its heading. */
const guessedRem = (count: number) => 3.5 + Math.max(2, Math.ceil(count / 2) * 7.75)

const GRID = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,16.5rem),1fr))] gap-2.5'

const DROP_HINT =
  'grid min-h-28.5 place-items-center rounded-paper border-2 border-dashed border-primary bg-primary-soft px-4 text-center text-sm font-strong text-link'
