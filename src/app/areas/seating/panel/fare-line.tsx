import CircleAlert from 'lucide-react/icons/circle-alert'
import { Icon } from '#ui/icon.tsx'
import type { Fare } from './use-fares.ts'

/** The menu of a person at a table and what the kitchen has to know, for a member who may see them. */
export function FareLine({ fare }: { fare: Fare | undefined }) {
  if (!fare) return null
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-3">
      {fare.menu}
      {fare.needs && (
        <span className="inline-flex items-center gap-1 font-strong text-ink">
          <Icon of={CircleAlert} size="sm" className="shrink-0 text-accent-text" />
          {fare.needs}
        </span>
      )}
    </p>
  )
}
