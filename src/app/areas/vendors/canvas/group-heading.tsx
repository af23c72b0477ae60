import ChevronDown from 'lucide-react/icons/chevron-down'
import { memo } from 'react'
import type { Category } from '#domain/catalogue/catalogue.ts'
import { cx } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'

type GroupHeadingProps = {
  category: Category
  count: number
  isCollapsed: boolean
  /** Left out where there is only one group to see. */
  onToggle?: ((category: Category) => void) | undefined
  controls: string
}

export const GroupHeading = memo(function GroupHeading(props: GroupHeadingProps) {
  const { category, count, isCollapsed, onToggle, controls } = props
  const words = (
    <>
      {category}
      <span className="num font-medium text-ink-3">{count}</span>
    </>
  )
  return (
    <h2 className="font-ui text-sm leading-none font-semibold tracking-normal">
      {onToggle ? (
        <button
          type="button"
          aria-expanded={!isCollapsed}
          aria-controls={controls}
          onClick={() => onToggle(category)}
          className="-ml-0.5 flex min-h-8 items-center gap-2 rounded-[6px] pr-1 pointer-coarse:min-h-11"
        >
          <Icon
            of={ChevronDown}
            size="sm"
            className={cx('text-ink-3 transition-[rotate] duration-(--t-base)', isCollapsed && '-rotate-90')}
          />
          {words}
        </button>
      ) : (
        <span className="flex items-center gap-2">{words}</span>
      )}
    </h2>
  )
})
