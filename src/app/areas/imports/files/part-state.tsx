import Check from 'lucide-react/icons/check'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import Clock from 'lucide-react/icons/clock'
import type { ImportPartView } from '#contract/import-rows.ts'
import type { PartKind } from '#domain/imports/imports.ts'
import { KIND_WORDS } from '#domain/imports/part-summary.ts'
import { cx } from '#ui/class-names.ts'
import { InlineSelect } from '#ui/fields/inline-select.tsx'
import { Icon } from '#ui/icon.tsx'

/** Whether it is understood, or asked about at the right. */
export function Understood({ isAsked }: { isAsked: boolean }) {
  return isAsked ? (
    <span className={cx(STATE, 'text-ink-2')}>
      <Icon of={Clock} size="sm" />
      Una pregunta
    </span>
  ) : (
    <span className={cx(STATE, 'font-strong text-link')}>
      <Icon of={Check} size="sm" />
      Se entiende
    </span>
  )
}

export function OutState() {
  return <span className={cx(STATE, 'text-ink-2')}>Fuera</span>
}

const STATE = 'inline-flex items-center gap-2 text-sm whitespace-nowrap'

type PartStateProps = {
  view: ImportPartView
  /** Names the part, for screen readers. */
  name: string
  isAsked: boolean
  onKind: (kind: PartKind) => void
  /** Leaves it out, or takes it in again as what it is. */
  onOut: () => void
}

/** The state of a part, as a choice of its kind. */
export function PartState({ view, name, isAsked, onKind, onOut }: PartStateProps) {
  const { kind, alternatives, isOut } = view
  const kinds = [kind, ...alternatives.filter((one) => one !== kind)]
  const choose = (next: PartKind | 'out') => {
    if (next === 'out') {
      if (!isOut) onOut()
    } else if (next !== kind) onKind(next)
    else if (isOut) onOut()
  }
  return (
    <InlineSelect
      label={`Qué es ${name}`}
      options={[
        ...kinds.map((one) => ({ value: one, label: labelOf(one) })),
        { value: 'out' as const, label: 'Fuera' },
      ]}
      value={isOut ? 'out' : kind}
      onChange={choose}
      className={cx(
        'inline-flex min-h-9 max-w-full items-center justify-between gap-2 rounded-control text-left text-sm max-md:min-h-11',
        kind === 'unknown' && !isOut
          ? 'w-full border border-control px-3.5'
          : '-mx-1.5 px-1.5 hover:bg-surface-hover',
      )}
    >
      {isOut ? <OutState /> : kind === 'unknown' ? labelOf(kind) : <Understood isAsked={isAsked} />}
      <Icon of={ChevronsUpDown} size="sm" className="text-ink-3" />
    </InlineSelect>
  )
}

/** A part that is not known is kept as a document. */
const labelOf = (kind: PartKind) => (kind === 'unknown' ? 'Documentos' : KIND_WORDS[kind])
