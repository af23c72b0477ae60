import CircleAlert from 'lucide-react/icons/circle-alert'
import { Icon } from '#ui/icon.tsx'

/** The problem of a field, below it. */
export function FieldProblem({ id, text }: { id: string; text: string }) {
  return (
    <p id={id} className="mt-1.5 flex items-start gap-1.5 text-sm text-danger">
      <Icon of={CircleAlert} size="sm" className="mt-[.2em]" />
      {text}
    </p>
  )
}
