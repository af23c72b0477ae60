import { Switch as AriaSwitch } from 'react-aria-components/Switch'
import { cx } from './class-names.ts'

type SwitchProps = {
  label: string
  /** A line under the label. */
  description?: string
  isSelected: boolean
  onChange: (isSelected: boolean) => void
  isDisabled?: boolean
}

/** Something that is on or off, with its words at the left; knob and fill both change. */
export function Switch({ label, description, ...state }: SwitchProps) {
  return (
    <AriaSwitch {...state} className="group/switch flex items-center justify-between gap-4 py-1.5">
      <span className="grid gap-0.5">
        <span className="text-ui font-strong">{label}</span>
        {description && <span className="text-sm text-ink-2">{description}</span>}
      </span>
      <span className={TRACK}>
        <span className={KNOB} />
      </span>
    </AriaSwitch>
  )
}

const TRACK = cx(
  'relative h-6.5 w-11 shrink-0 rounded-pill border-[1.5px] border-control transition-colors duration-(--t-fast)',
  'group-data-selected/switch:border-primary group-data-selected/switch:bg-primary',
  'group-data-focus-visible/switch:outline-2 group-data-focus-visible/switch:outline-offset-2 group-data-focus-visible/switch:outline-focus',
  'group-data-disabled/switch:opacity-50',
)

const KNOB = cx(
  'absolute top-[2.5px] left-[2.5px] size-4.5 rounded-full bg-control transition-[translate] duration-(--t-base)',
  'group-data-selected/switch:translate-x-[1.1rem] group-data-selected/switch:bg-on-primary',
)
