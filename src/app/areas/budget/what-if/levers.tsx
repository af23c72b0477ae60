import { useState } from 'react'
import { formatEuros, toCents } from '#domain/budget/money.ts'
import type { ScenarioChanges } from '#domain/budget/scenarios.ts'
import { cx } from '#ui/class-names.ts'
import { GuestsLever } from './guests-lever.tsx'
import type { Lever } from './scenario-levers.ts'
import { Stepper } from './stepper.tsx'

type LeversProps = {
  people: { adults: number; children: number } | null
  levers: readonly Lever[]
  changes: ScenarioChanges
  onChange: (changes: ScenarioChanges) => void
}

const GUESTS = 'guests'

/** The levers, one below the other; on a phone one at a time, under the thumb. */
export function Levers({ people, levers, changes, onChange }: LeversProps) {
  const [chosen, choose] = useState(GUESTS)
  const keys = [...(people ? [{ key: GUESTS, label: 'Invitados' }] : []), ...levers]
  const open = keys.some(({ key }) => key === chosen) ? chosen : keys[0]?.key
  const only = (key: string) =>
    cx('max-lg:pt-2 lg:border-b lg:border-line lg:py-4', key !== open && 'max-lg:hidden')
  return (
    <div className="lg:border-t lg:border-line-strong">
      {/* biome-ignore lint/a11y/useSemanticElements: buttons that show one lever each */}
      <div role="group" aria-label="Qué cambia" className="scroll-row flex gap-5 lg:hidden">
        {keys.map(({ key, label }) => (
          <button
            key={key}
            type="button"
            aria-pressed={key === open}
            onClick={() => choose(key)}
            className="min-h-11 shrink-0 text-sm whitespace-nowrap text-ink-2 aria-pressed:border-b aria-pressed:border-ink aria-pressed:font-strong aria-pressed:text-ink"
          >
            {label}
          </button>
        ))}
      </div>
      {people && (
        <div className={only(GUESTS)}>
          <GuestsLever people={people} changes={changes} onChange={onChange} />
        </div>
      )}
      {levers.map((lever) => (
        <div key={lever.key} className={cx(only(lever.key), 'max-lg:py-5')}>
          <Stepper
            label={lever.label}
            value={lever.value}
            shown={shownOf(lever)}
            max={lever.max}
            onChange={(value) => onChange(lever.set(value))}
          />
        </div>
      ))}
    </div>
  )
}

const shownOf = ({ value, unit }: Lever) =>
  unit === 'euros' ? formatEuros(toCents(value)) : unit === 'hours' ? `${value}\u00a0h` : String(value)
