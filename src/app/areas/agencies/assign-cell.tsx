import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { AgencyPerson, AgencyWedding } from '#contract/agencies.ts'
import { cx } from '#ui/class-names.ts'
import { InlineSelect } from '#ui/fields/inline-select.tsx'
import { Icon } from '#ui/icon.tsx'
import { assign } from './assign.ts'
import { clashInWords, type SameDay } from './clash-words.ts'
import { type ChosenKind, KIND_ICONS, KIND_NAMES, kindChoices, kindOf, nameOf } from './team-words.ts'

type AssignCellProps = { agencyId: string; wedding: AgencyWedding; person: AgencyPerson; day: SameDay }

/** The part of a person in a wedding, as a choice, and what else they have that day. */
export function AssignCell({ agencyId, wedding, person, day }: AssignCellProps) {
  const kind = kindOf(wedding, person.userId)
  const clash = clashInWords(wedding, person.userId, day)
  return (
    <>
      <InlineSelect
        label={`${nameOf(person)} en ${wedding.name}`}
        options={kindChoices(person)}
        value={kind}
        onChange={(next) => next !== kind && void assign({ agencyId, wedding, person, from: kind, to: next })}
        className={cx(CHIP, LOOKS[kind])}
      >
        {kind === 'none' ? (
          // A letter instead of an icon: most of the cells of a large team are empty, and a browser works through each of
          // their elements with every list that opens.
          '–'
        ) : (
          <>
            <Icon of={KIND_ICONS[kind]} size="sm" />
            {KIND_NAMES[kind]}
          </>
        )}
      </InlineSelect>
      {clash && (
        <p className="mt-1 flex items-center gap-1 text-xs font-medium text-danger">
          <Icon of={TriangleAlert} size="sm" />
          <span aria-hidden="true" title={clash.whole}>
            {clash.short}
          </span>
          <span className="sr-only">{clash.whole}</span>
        </p>
      )}
    </>
  )
}

const CHIP =
  'inline-flex h-8 min-w-8 cursor-pointer items-center justify-center gap-1.5 rounded-pill border px-2.5 text-sm whitespace-nowrap pointer-coarse:h-11'

const LOOKS: Record<ChosenKind, string> = {
  lead: 'border-transparent bg-primary-soft font-strong text-ink',
  coordinate: 'border-line-strong font-medium text-ink',
  day: 'border-line-strong font-medium text-ink',
  watch: 'border-transparent text-ink-2',
  none: 'border-transparent text-ink-3',
}
