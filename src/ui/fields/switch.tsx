import { useId } from 'react'
import { cx } from '../class-names.ts'

type SwitchProps = {
  label: string
  /** A line under the label. */
  description?: string
  isSelected: boolean
  onChange: (isSelected: boolean) => void
  isDisabled?: boolean
}

/** Something that is on or off, with its words at the left; knob and fill both change. */
export function Switch({ label, description, isSelected, onChange, isDisabled }: SwitchProps) {
  const id = useId()
  return (
    <label className="group/switch relative flex items-center justify-between gap-4 py-1.5">
      <input
        type="checkbox"
        role="switch"
        aria-labelledby={`${id}label`}
        aria-describedby={description && `${id}description`}
        aria-checked={isSelected}
        checked={isSelected}
        disabled={isDisabled}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        className="sr-only"
      />
      <span className="grid gap-0.5">
        <span id={`${id}label`} className="text-ui font-strong">
          {label}
        </span>
        {description && (
          <span id={`${id}description`} className="text-sm text-ink-2">
            {description}
          </span>
        )}
      </span>
      <span className={TRACK}>
        <span className={KNOB} />
      </span>
    </label>
  )
}

const TRACK = cx(
  'relative h-6.5 w-11 shrink-0 rounded-pill border-[1.5px] border-control transition-colors duration-(--t-fast)',
  'group-has-checked/switch:border-primary group-has-checked/switch:bg-primary',
  'group-has-focus-visible/switch:outline-2 group-has-focus-visible/switch:outline-offset-2 group-has-focus-visible/switch:outline-focus',
  'group-has-disabled/switch:opacity-50',
)

const KNOB = cx(
  'absolute top-[2.5px] left-[2.5px] size-4.5 rounded-full bg-control transition-[translate] duration-(--t-base)',
  'group-has-checked/switch:translate-x-[1.1rem] group-has-checked/switch:bg-on-primary',
)
