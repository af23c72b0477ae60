import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, useState } from 'react'
import { cx } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'

type RunningFoldProps = {
  isRunning: boolean
  /** Stands beside the title, in sight also while the rest is folded. */
  aside?: ReactNode
  children: ReactNode
}

/** On a phone the day itself comes first: its title unfolds what else there is to do. */
export function RunningFold({ isRunning, aside, children }: RunningFoldProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {isRunning && (
        <div className="-mt-3 flex items-center justify-between gap-3 md:hidden">
          <h1 className="font-ui text-sm tracking-normal">
            <button
              type="button"
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
              className="inline-flex min-h-11 items-center gap-1.5 text-ink-2"
            >
              Día B<span className="sr-only">: vista, días y más acciones</span>
              <Icon
                of={ChevronDown}
                size="sm"
                className={cx('transition-transform', isOpen && 'rotate-180')}
              />
            </button>
          </h1>
          {aside}
        </div>
      )}
      <div className={isRunning && !isOpen ? 'max-md:hidden' : undefined}>{children}</div>
    </>
  )
}
