import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Icon } from '#ui/icon.tsx'
import { AppLink } from '../../../shared/page/app-link.tsx'
import { useBusiness } from '../../../shared/session/use-business.ts'

export function BackToTemplates() {
  const { id } = useBusiness()
  return (
    <AppLink
      href={`/app/planner/${id}/tasks?vista=plantillas`}
      className="mb-1 inline-flex min-h-9 items-center gap-2 text-sm font-strong text-ink-2 hover:text-ink pointer-coarse:min-h-11"
    >
      <Icon of={ArrowLeft} size="sm" />
      Plantillas
    </AppLink>
  )
}
