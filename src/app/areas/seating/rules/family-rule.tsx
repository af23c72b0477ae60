import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import { dividedFamilies, type FamilyState } from '#domain/seating/divided-families.ts'
import type { SeatingPerson } from '#domain/seating/seating.ts'
import { Icon } from '#ui/icon.tsx'
import { STATE_WORDS } from './state-words.ts'

/** 'Cada familia', the rule that every plan has without being written, and how the plan stands to it. */
export function FamilyRule({ people }: { people: readonly SeatingPerson[] }) {
  const state = dividedFamilies(people)
  const isBroken = state.is === 'broken'
  return (
    <li className="flex min-h-12 items-center gap-3 border-b border-line py-1">
      <Icon
        of={isBroken ? X : Check}
        size="sm"
        className={isBroken ? 'text-danger' : state.is === 'kept' ? 'text-primary' : 'invisible'}
      />
      <span className="min-w-0 flex-1">
        Cada familia
        <span className="sr-only">{STATE_WORDS[state.is]}</span>
        {isBroken && (
          <span dir="auto" className="block text-sm wrap-anywhere text-danger">
            {dividedInWords(state)}
          </span>
        )}
      </span>
      <span className="shrink-0 text-sm text-ink-2">Si se puede</span>
    </li>
  )
}

/** 'Herrera Vidal está en 2 mesas', or how many families are at several. */
const dividedInWords = ({ families }: Extract<FamilyState, { is: 'broken' }>): string =>
  families.length === 1
    ? `${families[0]!.name} está en ${families[0]!.tables} mesas`
    : `${families.length} familias están en varias mesas`
