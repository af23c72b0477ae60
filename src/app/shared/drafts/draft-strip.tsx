import EyeOff from 'lucide-react/icons/eye-off'
import type { ReactNode } from 'react'
import { cx } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'

type DraftStripProps = { children: ReactNode; actions?: ReactNode; className?: string }

/** One calm line that says who does not see what is here, with what can be done about it. */
export function DraftStrip({ children, actions, className }: DraftStripProps) {
  return (
    <div data-print="hide" className={cx(STRIP, className)}>
      <Icon of={EyeOff} size="sm" className="shrink-0 text-ink-3" />
      <p className="min-w-48 flex-1 text-sm text-ink-2">{children}</p>
      {actions && (
        <div data-edits className="flex flex-wrap gap-2">
          {actions}
        </div>
      )}
    </div>
  )
}

const STRIP =
  'flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control border border-dashed border-control bg-surface px-3.5 py-2'
