import Check from 'lucide-react/icons/check'
import { Icon } from '#ui/icon.tsx'

type ChoicePillsProps<Value extends string> = {
  /** Names the group. */
  label: string
  choices: readonly { value: Value; label: string }[]
  chosen: readonly Value[]
  onToggle: (value: Value) => void
}

/** Several choices that are on or off, each a pill of its own. */
export function ChoicePills<Value extends string>({
  label,
  choices,
  chosen,
  onToggle,
}: ChoicePillsProps<Value>) {
  return (
    <fieldset aria-label={label} className="flex flex-wrap gap-2">
      {choices.map(({ value, label: words }) => (
        <label key={value} className={PILL}>
          <input
            type="checkbox"
            className="sr-only"
            checked={chosen.includes(value)}
            onChange={() => onToggle(value)}
          />
          {chosen.includes(value) && <Icon of={Check} size="sm" />}
          {words}
        </label>
      ))}
    </fieldset>
  )
}

const PILL =
  'flex h-10 cursor-pointer items-center gap-1.5 rounded-pill border border-line-strong px-4 text-sm font-medium max-md:h-11 has-checked:border-primary has-checked:bg-primary-soft has-checked:shadow-[0_0_0_1px_var(--primary)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus'
