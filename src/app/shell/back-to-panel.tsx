import { useLinkProps } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { cx } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { Named } from './named-entry.tsx'

type BackProps = { plannerId: string; isRail: boolean; label: string }

/** The way back to the planner's own panel. */
export function BackToPanel({ plannerId, isRail, label }: BackProps) {
  const link = useLinkProps({ to: '/app/planner/$pid', params: { pid: plannerId } })
  const size = isRail ? 'size-11 justify-center' : 'min-h-9 px-2 pointer-coarse:min-h-11'
  return (
    <Named label={label} isRail={isRail}>
      <a
        {...link}
        className={cx('mb-2 flex items-center gap-2 rounded-control text-sm text-ink-2 hover:text-ink', size)}
      >
        <Icon of={ArrowLeft} className="text-ink-3" />
        <span className={isRail ? 'sr-only' : undefined}>{label}</span>
      </a>
    </Named>
  )
}
