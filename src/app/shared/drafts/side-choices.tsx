import type { ReactNode } from 'react'
import { Radio, RadioGroup } from '#ui/fields/radio-group.tsx'

export type Side = { take: string; label: string; shown: ReactNode }

/** A conflict, with both values to choose from. */
export type TwoSides = { key: string; title: string; sides: readonly Side[] }

type SideChoicesProps = {
  conflicts: readonly TwoSides[]
  choiceOf: (key: string) => string | undefined
  onChoose: (key: string, take: string) => void
}

/** Conflicts field by field. Neither side is proposed. */
export function SideChoices({ conflicts, choiceOf, onChoose }: SideChoicesProps) {
  return (
    <ul className="grid gap-5">
      {conflicts.map(({ key, title, sides }) => (
        <li key={key}>
          <p className="mb-2 text-sm font-strong wrap-anywhere">{title}</p>
          <RadioGroup
            label={title}
            value={choiceOf(key) ?? ''}
            onChange={(take) => onChoose(key, take)}
            className="grid grid-cols-2 gap-2"
          >
            {sides.map(({ take, label, shown }) => (
              <Radio key={take} value={take} className={CARD}>
                <span className="text-xs text-ink-3">{label}</span>
                <span className="line-clamp-4 text-sm wrap-anywhere">{shown}</span>
              </Radio>
            ))}
          </RadioGroup>
        </li>
      ))}
    </ul>
  )
}

const CARD =
  'grid cursor-pointer content-start gap-0.5 rounded-control border border-control px-3.5 py-2.5 hover:bg-surface-hover has-checked:border-primary has-checked:bg-primary-soft has-checked:shadow-[inset_0_0_0_1px_var(--primary)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus'
