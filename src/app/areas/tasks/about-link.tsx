import { Icon } from '#ui/icon.tsx'
import { AppLink } from '../../shared/page/app-link.tsx'
import type { TaskLink } from './use-task-links.ts'

/** The thing that a task goes with, in its row. */
export function AboutLink({ link }: { link: TaskLink }) {
  return (
    <AppLink href={link.to} className="flex min-w-0 items-center gap-2 py-1.5 hover:text-ink hover:underline">
      <Icon of={link.icon} size="sm" className="shrink-0 text-ink-3 max-md:hidden" />
      <span className="truncate">
        {link.name}
        {link.line === 'sin confirmar' && `, ${link.line}`}
      </span>
    </AppLink>
  )
}
