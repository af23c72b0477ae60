import ExternalLink from 'lucide-react/icons/external-link'
import { buttonClass } from '#ui/button-class.ts'
import { Icon } from '#ui/icon.tsx'

export function ViewProfile({ slug }: { slug: string }) {
  return (
    <a
      href={`/planners/${slug}`}
      target="_blank"
      rel="noreferrer"
      className={buttonClass({ variant: 'quiet' })}
    >
      Ver mi perfil
      <Icon of={ExternalLink} size="sm" />
      <span className="sr-only"> (se abre en otra pestaña)</span>
    </a>
  )
}
