import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, useState } from 'react'
import { cx } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'

/** On a phone the day itself comes first: its title unfolds what else there is to do. */
export function RunningFold({ isRunning, children }: { isRunning: boolean; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {isRunning && (
        <h1 className="-mt-3 font-ui text-sm tracking-normal md:hidden">
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className="inline-flex min-h-11 items-center gap-1.5 text-ink-2"
          >
            Día B<span className="sr-only">: vista, días y más acciones</span>
            <Icon of={ChevronDown} size="sm" className={cx('transition-transform', isOpen && 'rotate-180')} />
          </button>
        </h1>
      )}
      <div className={isRunning && !isOpen ? 'max-md:hidden' : undefined}>{children}</div>
    </>
  )
}
