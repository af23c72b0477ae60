import { Link } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Icon } from '#ui/icon.tsx'

/** The way back to the planner's first screen. */
export function BackToWeddings({ plannerId }: { plannerId: string }) {
  return (
    <Link
      to="/app/planner/$pid"
      params={{ pid: plannerId }}
      className="inline-flex min-h-8 items-center pointer-coarse:min-h-11 gap-2 text-sm font-strong text-ink-2"
    >
      <Icon of={ArrowLeft} size="sm" />
      Tus bodas
    </Link>
  )
}
